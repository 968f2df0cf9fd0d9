import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top (NAV-08); going back, and an address with an anchor, keep the browser's own place. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    if (way !== NavigationType.Pop && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, way]);
  return null;
}
