import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';

const Root = styled('iframe', { name: 'MarqueeSandboxFrame', slot: 'Root' })({
  display: 'block',
  width: '100%',
  height: 420,
  border: 0,
  colorScheme: 'normal',
});

interface SandboxFrameProps {
  /** Path of a document of ours that runs the scripts of others. */
  src: string;
  title: string;
  /** What it says, unread: it may say anything. */
  onMessage: (data: unknown) => void;
}

/** A document without an origin: its scripts reach neither the page around it nor what that keeps. */
export function SandboxFrame({ src, title, onMessage }: SandboxFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== null && source === frame.current?.contentWindow && origin === 'null') onMessage(data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return <Root ref={frame} src={src} title={title} sandbox="allow-scripts" />;
}
