import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useStableCallback } from '@/data/core/useStableCallback';

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the search on `/`, unless the focus is in a text field or another overlay is open. */
export const useSearchKey = (): void => {
  const navigate = useNavigate();
  const address = useModalAddress()('search');
  const open = useStableCallback((event: KeyboardEvent) => {
    const withModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || withModifier || writes(event.target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    event.preventDefault();
    void navigate(address);
  });
  useEffect(() => {
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [open]);
};
