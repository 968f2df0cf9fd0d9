import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';

const Root = styled('iframe', { name: 'MarqueeSandboxFrame', slot: 'Root' })({
  display: 'block',
  width: '100%',
  height: 420,
  border: 0,
  colorScheme: 'normal',
  '&[hidden]': { display: 'none' },
});

interface SandboxFrameProps {
  /** Path of a document of ours that runs the scripts of others. */
  src: string;
  title: string;
  /** What it says, unread: it may say anything. `reply` speaks to it, which has no origin to name. */
  onMessage: (data: unknown, reply: (message: object) => void) => void;
  /** There is nothing in it to see. */
  hidden?: boolean;
}

/** A document without an origin: its scripts reach neither the page around it nor what that keeps. */
export function SandboxFrame({ src, title, onMessage, hidden }: SandboxFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const inside = frame.current?.contentWindow;
    if (!inside || source !== inside || origin !== 'null') return;
    onMessage(data, (message) => inside.postMessage(message, '*'));
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return <Root ref={frame} src={src} title={title} hidden={hidden} sandbox="allow-scripts" />;
}
