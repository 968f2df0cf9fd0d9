import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '#contract/deskTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Badge } from '@/ui/data-display/Badge';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ownClasses } from '@/ui/styles/ownClasses';
import { focusRing, onHover } from '@/ui/styles/styleParts';
import { Elapsed } from '@/ui/typography/Elapsed';

const slot = ownClasses('DeskChatListView', ['row', 'name', 'count', 'note']);

const Root = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  margin: 0,
  padding: 3,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space(3),
    rowGap: space(1),
    width: '100%',
    minHeight: 60,
    padding: '10px 14px',
    border: `1px solid ${vars.line.subtle}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.raised,
    color: vars.text.primary,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ...onHover({ backgroundColor: vars.surface.overlay }),
    '&:focus-visible': focusRing,
    '&[aria-current=true]': { boxShadow: `inset 0 0 0 2px ${vars.primary.main}` },
  },
  [`& .${slot.count}`]: { justifySelf: 'end' },
  [`& .${slot.name}`]: { fontWeight: 600, overflowWrap: 'anywhere' },
  [`& .${slot.note}`]: { color: vars.text.secondary, fontSize: textSize.caption },
});

interface DeskChatListViewProps {
  chats: readonly DeskChat[];
  /** Id of the one that is open beside. */
  open: string | undefined;
  now: () => number;
  onOpen: (id: string) => void;
}

/** Chats with how long their members have waited for an answer. */
export function DeskChatListView({ chats, open, now, onOpen }: DeskChatListViewProps) {
  const { t } = useTranslation('desk');
  if (chats.length === 0) return <EmptyState plain title={t('noChats')} />;
  return (
    <Root aria-label={t('room.chats')}>
      {chats.map(({ id, member, unread, waitsSince, takenBy, outside, stars, closedAt }) => (
        <li key={id}>
          <button
            type="button"
            className={slot.row}
            aria-current={id === open || undefined}
            onClick={() => onOpen(id)}
          >
            <span className={slot.name}>{member.name || member.account}</span>
            <span className={slot.count}>
              <Badge count={unread} label={t('unread', { count: unread })} />
            </span>
            <span className={slot.note}>
              {t('level', { level: member.level })}
              {takenBy !== null && ` · ${takenBy.shownName}`}
              {outside && ` · ${t('outside')}`}
              {closedAt !== null && stars !== null && ` · ${t('stars', { count: stars })}`}
            </span>
            {waitsSince !== null && closedAt === null && (
              <span className={slot.note}>
                {t('waits')} <Elapsed since={Date.parse(waitsSince)} now={now} />
              </span>
            )}
          </button>
        </li>
      ))}
    </Root>
  );
}
