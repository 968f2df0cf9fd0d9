import { useCallback, useEffect, useRef, useState } from 'react';

/** A dialog above the page does not count as outside, because the panel itself may have opened it. */
const liesOver = (target: EventTarget | null, part: HTMLElement | null): boolean => {
  const dialog = target instanceof Element ? target.closest('[aria-modal=true]') : null;
  return dialog !== null && !dialog.contains(part);
};

/** A panel that opens and closes. Escape and a press outside close it; Escape returns the focus to the opener. */
export function useDisclosure<Opener extends HTMLElement, Panel extends HTMLElement>(opens = false) {
  const [open, setOpen] = useState(opens);
  const opener = useRef<Opener>(null);
  const panel = useRef<Panel>(null);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      const inside = (element: HTMLElement | null) => target instanceof Node && element?.contains(target);
      if (liesOver(target, opener.current)) return;
      if (!inside(panel.current) && !inside(opener.current)) setOpen(false);
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || liesOver(target, opener.current)) return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return { open, setOpen, close, opener, panel };
}
