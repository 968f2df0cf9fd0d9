import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useHistoryState } from '@/data/core/useHistoryState';
import { formatTime } from '@/domain/dates';
import { firstWords } from '@/domain/firstWords';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { BankIcon, BellIcon, GiftIcon, MegaphoneFillIcon, WrenchFillIcon } from '@/ui/media/icons';
import { NoticeList } from '@/features/announcements/NoticeList';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { NoticeBody } from './NoticeBody';

const signs = {
  maintenance: <WrenchFillIcon fontSize={22} />,
  promotion: <GiftIcon fontSize={22} />,
  payment: <BankIcon fontSize={22} />,
  general: <MegaphoneFillIcon fontSize={22} />,
} as const satisfies Record<Notice['kind'], ReactNode>;

interface NoticePagesViewProps {
  /** Undefined until they have loaded. */
  notices: readonly Notice[] | undefined;
  /** Why loading failed. */
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

/** A paged list of notices, eight per page; one is expanded at a time (MOD-04). */
export function NoticePagesView({ notices, failure, busy, onRetry }: NoticePagesViewProps) {
  const { t } = useTranslation(['notices', 'common']);
  const { timeZone } = useSite().boot.brand;
  const [page, setPage] = useHistoryState('notices', 1);
  const [open, setOpen] = useHistoryState<string | null>('notice', null);
  if (failure !== undefined)
    return (
      <ErrorState
        title={t('failed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        loading={busy}
      />
    );
  if (notices === undefined) return <ListSkeleton rows={8} />;
  if (notices.length === 0)
    return <EmptyState title={t('empty')} text={t('emptyHint')} icon={<BellIcon fontSize={40} />} />;
  return (
    <NoticeList
      items={notices.map(({ id, title, content, kind, publishedAt }) => ({
        id: String(id),
        title,
        icon: signs[kind],
        teaser: firstWords(content),
        time: formatTime(publishedAt, 'sentence', timeZone),
      }))}
      page={page}
      onPage={(next) => {
        setPage(next);
        setOpen(null);
      }}
      open={open}
      onOpen={setOpen}
      renderContent={(id) => {
        const notice = notices.find((one) => String(one.id) === id);
        return notice && <NoticeBody notice={notice} />;
      }}
      labels={{
        region: t('common:pages'),
        previous: t('common:previous'),
        next: t('common:next'),
        page: (number) => t('common:page', { page: number }),
      }}
    />
  );
}
