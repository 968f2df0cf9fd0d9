import { useLayoutEffect } from 'react';
import { sessionKeys } from '@/config/storageKeys';
import { useSite } from '@/data/session/siteContext';

/**
 * Keeps the page out of reach while a required change of password is due, also before its dialog has loaded
 * (LOGIN-06). Dialogs lie outside of the page's root and stay in reach. The mark of the change ends with the session.
 * The caller renders again when the session begins or ends, and on navigation, with which a change begins and ends.
 */
export const useCoveredPage = (): void => {
  const isCovered = useSite().sessionText.get(sessionKeys.mustChangePassword) !== undefined;
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    page?.toggleAttribute('inert', isCovered);
    return () => void page?.toggleAttribute('inert', false);
  }, [isCovered]);
};
