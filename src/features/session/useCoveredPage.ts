import { useLayoutEffect } from 'react';
import { readPendingChange } from '@/data/core/pendingChange';
import { useSite } from '@/data/session/siteContext';

/**
 * Keeps the page out of reach while a required change of password is due, also before its dialog has loaded
 * (LOGIN-06). Dialogs lie outside of the page's root and stay in reach. The caller is drawn again by the navigations
 * with which the change begins and ends.
 */
export const useCoveredPage = (): void => {
  const isCovered = readPendingChange(useSite()) !== undefined;
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    page?.toggleAttribute('inert', isCovered);
    return () => void page?.toggleAttribute('inert', false);
  }, [isCovered]);
};
