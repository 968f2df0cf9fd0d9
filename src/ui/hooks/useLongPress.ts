import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { timing } from '#theme/motion';
import { dropNextClick } from './dropNextClick';

/** How far a finger may slip while it rests, in pixels. */
const slip = 10;

/** A finger that rests on a part does something else than one that taps it; the tap that ends the rest does nothing. */
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
    // A resting finger would open the browser's own menu.
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current) event.preventDefault();
    },
  };
}
