import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const sandboxFrameClasses = slotClasses('MarqueeSandboxFrame', ['root']);

const Root = styled('iframe', { name: 'MarqueeSandboxFrame', slot: 'Root' })<{
  ownerState: SandboxFrameProps;
}>({
  display: 'block',
  width: '100%',
  height: 420,
  border: 0,
  colorScheme: 'normal',
  '&[hidden]': { display: 'none' },
});

interface SandboxFrameProps extends Omit<ComponentPropsWithRef<'iframe'>, 'sandbox' | 'onMessage'> {
  /** Path of our document that runs a third party's scripts. */
  src: string;
  title: string;
  /**
   * Called with each message of the frame, unparsed: it may contain anything. `reply` posts back to the frame, which
   * has no origin to address.
   */
  onMessage: (data: unknown, reply: (message: object) => void) => void;
  /** Hides a frame without visible content. */
  hidden?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSandboxFrame: SandboxFrameProps;
  }
}

/** A frame without an origin: its scripts can access neither the surrounding page nor its storage. */
export function SandboxFrame(given: SandboxFrameProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSandboxFrame' });
  const { onMessage, className, ref, ...rest } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle<HTMLIFrameElement | null, HTMLIFrameElement | null>(ref, () => frame.current, []);
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
  return (
    <Root
      {...rest}
      ref={frame}
      className={withClass(sandboxFrameClasses.root, className)}
      ownerState={props}
      sandbox="allow-scripts"
    />
  );
}
