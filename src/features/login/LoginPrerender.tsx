import { useEffect, useState } from 'react';
import { onIdle } from '@/ui/hooks/onIdle';
import { LoginModal } from './LoginModal';

export interface LoginRehearsalProps {
  onDone: () => void;
}

const nothing = () => undefined;

/** Renders the log-in into a detached element. */
export function LoginPrerender({ onDone }: LoginRehearsalProps) {
  const [offstage] = useState(() => document.createElement('div'));
  useEffect(() => onIdle(onDone), [onDone]);
  return <LoginModal item={undefined} onClose={nothing} offstage={offstage} />;
}
