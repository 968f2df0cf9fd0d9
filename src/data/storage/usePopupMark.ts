import { sessionKeys } from '@/config/storageKeys';
import { markOf, unseen } from '@/domain/popupMark';
import type { Popup } from '#contract/wireTypes';
import { useSite } from '../session/siteContext';
import { useSession } from '../session/useSession';

/** What this session has closed of its popups; members and visitors have a mark each (MOD-02). */
export const usePopupMark = () => {
  const { sessionText } = useSite();
  const { token } = useSession();
  const key = token === undefined ? sessionKeys.anonymousPopupClosed : sessionKeys.userPopupClosed;
  return {
    unseen: <Shown extends Pick<Popup, 'id'>>(popups: readonly Shown[]) =>
      unseen(popups, sessionText.get(key)),
    /** `all` closes those that are still to come as well. */
    close: (popups: readonly Pick<Popup, 'id'>[], all: boolean) =>
      sessionText.set(key, markOf(popups, sessionText.get(key), all)),
  };
};
