import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface RedirectProps {
  to: string;
  state?: unknown;
}

/** Navigates to another address instead of rendering this page. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, { replace: true, state }));
  useEffect(() => go(), [to]);
  return null;
}
