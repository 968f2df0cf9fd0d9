import { useLocation, useNavigate } from 'react-router-dom';

const overlayOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : undefined;

/** An overlay of a page as an entry of the history: going back closes it and stays on the page (NAV-08). */
export const useHistoryOverlay = (name: string) => {
  const { pathname, search, hash, ...place } = useLocation();
  const navigate = useNavigate();
  const isOpen = overlayOf(place.state) === name;
  return {
    isOpen,
    open: (): void => {
      if (!isOpen) void navigate({ pathname, search, hash }, { state: { overlay: name } });
    },
    close: (): void => void navigate(-1),
  };
};
