import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new page to its top (NAV-08). Going back, and an address with an anchor, keep the browser's position. An
 * overlay or a filter of a list is not a new page.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew && way !== NavigationType.Pop && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, way]);
  return null;
}
