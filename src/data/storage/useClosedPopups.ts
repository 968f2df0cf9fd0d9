import { sessionKeys } from '@/config/storageKeys';
import { markOf, unseen } from '@/domain/popupMark';
import type { Popup } from '#contract/wireTypes';
import { useSite } from '../session/siteContext';
import { useSession } from '../session/useSession';

/** Which popups were closed in this session; members and guests have separate marks (MOD-02). */
export const useClosedPopups = () => {
  const { sessionText } = useSite();
  const { token } = useSession();
  const key = token === undefined ? sessionKeys.anonymousPopupClosed : sessionKeys.userPopupClosed;
  return {
    unseen: <Shown extends Pick<Popup, 'id'>>(popups: readonly Shown[]) =>
      unseen(popups, sessionText.get(key)),
    /** `all` also closes the popups that have not been shown yet. */
    close: (popups: readonly Pick<Popup, 'id'>[], all: boolean) =>
      sessionText.set(key, markOf(popups, sessionText.get(key), all)),
  };
};
