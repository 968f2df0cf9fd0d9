import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskList } from '#contract/desk';
import { space } from '#theme/space';
import { tabIds } from '@/ui/actions/tabIds';
import { TabList } from '@/ui/actions/TabList';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('DeskChatsView', ['lists', 'chat']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 380px) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: space(5),
  height: '100%',
  [`& .${slot.lists}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space(3),
    minHeight: 0,
    overflowY: 'auto',
  },
  [`& .${slot.chat}`]: { minHeight: 0, minWidth: 0 },
  // One of both fits.
  [media.compact]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [`&[data-open] .${slot.lists}, &:not([data-open]) .${slot.chat}`]: { display: 'none' },
  },
});

interface DeskChatsViewProps {
  lists: readonly DeskList[];
  list: DeskList;
  /** The chats of the list. */
  chats: ReactNode;
  /** The one that is open. */
  children: ReactNode;
  onList: (list: DeskList) => void;
}

/** Lists of chats and, beside them or on a phone in their place, the one that is open. */
export function DeskChatsView({ lists, list, chats, children, onList }: DeskChatsViewProps) {
  const { t } = useTranslation('desk');
  return (
    <Root data-open={children ? true : undefined}>
      <div className={slot.lists}>
        <TabList
          variant="segment"
          idBase="chats"
          label={t('room.chats')}
          tabs={lists.map((id) => ({ id, label: t(`list.${id}`) }))}
          value={list}
          onChange={onList}
        />
        <div role="tabpanel" id={tabIds('chats', list).panel} aria-labelledby={tabIds('chats', list).tab}>
          {chats}
        </div>
      </div>
      <div className={slot.chat}>{children ?? <EmptyState plain title={t('pick')} />}</div>
    </Root>
  );
}
