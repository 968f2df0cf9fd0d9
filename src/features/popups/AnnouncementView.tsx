import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { Button } from '@/ui/actions/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { AnnouncementBody } from './AnnouncementBody';
import { announcementClasses, AnnouncementRoot } from './AnnouncementRoot';
import { AnnouncementList } from './AnnouncementList';
import type { PopupEntry } from './usePopupEntries';

interface AnnouncementViewProps {
  /** Undefined until they have loaded. */
  popups: readonly PopupEntry[] | undefined;
  /** Id of the shown popup; the first one if this id is unknown. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  noMore: boolean;
  onNoMore: (noMore: boolean) => void;
  onClose: () => void;
}

export function AnnouncementView({
  popups,
  chosen,
  onChoose,
  noMore,
  onNoMore,
  onClose,
}: AnnouncementViewProps) {
  const { t } = useTranslation('popups');
  if (popups === undefined)
    return (
      <AnnouncementRoot>
        <div className={announcementClasses.words}>
          <TextSkeleton lines={8} />
        </div>
      </AnnouncementRoot>
    );
  const place = Math.max(
    0,
    popups.findIndex(({ id }) => id === chosen),
  );
  const popup = popups[place];
  if (popup === undefined)
    return (
      <AnnouncementRoot>
        <EmptyState title={t('empty')} />
      </AnnouncementRoot>
    );
  const page = Math.floor(place / limits.popupsPerPage);
  return (
    <AnnouncementRoot>
      {popups.length > 1 && (
        <AnnouncementList
          items={popups.slice(page * limits.popupsPerPage, (page + 1) * limits.popupsPerPage)}
          chosen={popup.id}
          onChoose={onChoose}
          page={page}
          pages={Math.ceil(popups.length / limits.popupsPerPage)}
          onPage={(to) => {
            const first = popups[to * limits.popupsPerPage];
            if (first) onChoose(first.id);
          }}
        />
      )}
      <AnnouncementBody key={popup.id} popup={popup}>
        <Button tone="primary" onClick={onClose}>
          {t('understood')}
        </Button>
        <Checkbox name="noMore" checked={noMore} onChange={onNoMore}>
          {t('noMore')}
        </Checkbox>
      </AnnouncementBody>
    </AnnouncementRoot>
  );
}
