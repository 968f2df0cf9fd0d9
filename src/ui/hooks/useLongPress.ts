import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { timing } from '#theme/motion';
import { dropNextClick } from './dropNextClick';

/** Movement in pixels that still counts as a long press. */
const slip = 10;

/** Detects a long press on an element. The click at its end is ignored. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const pressed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  if (!onLongPress) return undefined;
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      pressed.current = false;
      if (pointerType === 'mouse') return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        pressed.current = true;
        dropNextClick();
        onLongPress();
      }, timing.longPress);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slip) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // A long press would open the browser's context menu.
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current) event.preventDefault();
    },
  };
}
