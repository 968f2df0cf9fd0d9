import { useEffect, useState } from 'react';
import { onIdle } from '@/ui/hooks/onIdle';
import { LoginModal } from './LoginModal';

export interface LoginRehearsalProps {
  onDone: () => void;
}

const nothing = () => undefined;

/** The login drawn into an element that is nowhere on the page. */
export function LoginRehearsal({ onDone }: LoginRehearsalProps) {
  const [offstage] = useState(() => document.createElement('div'));
  useEffect(() => onIdle(onDone), [onDone]);
  return <LoginModal item={undefined} onClose={nothing} offstage={offstage} />;
}
