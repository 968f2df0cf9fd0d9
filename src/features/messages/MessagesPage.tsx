import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { messageCategories, type MessageCategory } from '#contract/messageFacts';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useMessages } from '@/data/resources/useMessages';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { CentrePage } from '@/ui/layout/CentrePage';
import { Chip } from '@/ui/actions/Chip';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BellRingingIcon, CheckIcon, EnvelopeSimpleIcon, TrashIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Pagination } from '@/ui/actions/Pagination';
import { panel } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { MessageList } from './MessageList';
import { MessageView } from './MessageView';

const slot = ownClasses('MessagesPage', ['section', 'chips']);

const Box = styled('div')({
  ...panel,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  overflow: 'hidden',
  [`& > .${slot.section}`]: { borderRight: `1px solid ${vars.line.subtle}` },
  [`& .${slot.chips}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    padding: space(3),
    borderBottom: `1px solid ${vars.line.subtle}`,
  },
  // List and message replace each other where there is no room for both.
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [`& > .${slot.section}`]: { borderRight: 0 },
    [`&[data-reading] > .${slot.section}`]: { display: 'none' },
    '&:not([data-reading]) > :last-child': { display: 'none' },
  },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
});

/** The member's messages: filter by subject, read, delete, mark all as read (MEM-11). */
export function MessagesPage() {
  const { t } = useTranslation(['messages', 'common']);
  const modal = useModalAddress();
  const [category, setCategory] = useHistoryState<MessageCategory | undefined>('message category', undefined);
  const [page, setPage] = useHistoryState('message page', 1);
  const [openId, setOpenId] = useHistoryState<string | undefined>('message', undefined);
  const { unread, read, remove, ...messages } = useMessages(page, category);
  const open = messages.value?.list.find(({ id }) => id === openId);
  const choose = (wanted: MessageCategory | undefined) => {
    setCategory(wanted);
    setPage(1);
    setOpenId(undefined);
  };
  return (
    <CentrePage lead={unread === undefined ? '' : t('unreadLead', { count: unread })}>
      <Box data-reading={open !== undefined || undefined}>
        <section className={slot.section} aria-label={t('list')}>
          <div className={slot.chips}>
            {[undefined, ...messageCategories].map((wanted) => (
              <Chip key={wanted ?? 'all'} selected={wanted === category} onClick={() => choose(wanted)}>
                {t(`category.${wanted ?? 'all'}`)}
              </Chip>
            ))}
          </div>
          <Loaded of={messages} rows={8} plain>
            {({ list }) =>
              list.length === 0 ? (
                <EmptyState plain icon={<EnvelopeSimpleIcon fontSize={30} />} title={t('empty')} />
              ) : (
                <MessageList
                  messages={list}
                  open={openId}
                  onOpen={({ id, read: known }) => {
                    setOpenId(id);
                    if (!known) void read(id);
                  }}
                />
              )
            }
          </Loaded>
        </section>
        {open ? (
          <MessageView
            message={open}
            onBack={() => setOpenId(undefined)}
            onRemove={() => void remove(open.id)}
          />
        ) : (
          <EmptyState plain icon={<EnvelopeSimpleIcon fontSize={30} />} title={t('choose')} />
        )}
      </Box>
      <Pagination
        page={page}
        count={messages.value?.totalPages ?? 1}
        onChange={setPage}
        labels={{
          region: t('common:pages'),
          previous: t('common:previous'),
          next: t('common:next'),
          page: (number) => t('common:page', { page: number }),
        }}
      />
      <Foot>
        <Button variant="text" startIcon={<BellRingingIcon fontSize={18} />} href={modal('push')}>
          {t('push')}
        </Button>
        <Button
          variant="text"
          disabled={!unread}
          startIcon={<CheckIcon fontSize={18} />}
          onClick={() => void read('all')}
        >
          {t('readAll')}
        </Button>
        <Button
          variant="text"
          disabled={!messages.value?.total}
          startIcon={<TrashIcon fontSize={18} />}
          onClick={() => void remove('read')}
        >
          {t('removeRead')}
        </Button>
      </Foot>
    </CentrePage>
  );
}
