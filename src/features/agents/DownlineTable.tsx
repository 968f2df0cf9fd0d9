import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import { useCountText } from '@/data/session/useCountText';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Link } from '@/ui/actions/Link';
import type { PaginationProps } from '@/ui/actions/Pagination';
import { ContractTable, type TableColumn, type TableSort } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { UsersIcon } from '@/ui/media/icons';

type Member = Value<'downlines'>['list'][number];
const tones = { active: 'success', disabled: 'danger', notActivated: 'warning' } as const;

interface DownlineTableProps {
  /** Undefined until they have loaded. */
  members: readonly Member[] | undefined;
  /** Whether a search or filter is set, so that others may exist. */
  narrowed?: boolean;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  page?: Pick<PaginationProps, 'page' | 'count' | 'onChange'>;
}

/** Members of the line: nothing of their limits, exclusions or contacts (AGENT-10). */
export function DownlineTable({ members, narrowed = false, sort, onSort, page }: DownlineTableProps) {
  const { t } = useTranslation(['agents', 'common']);
  const address = useAgentAddress();
  const { timeZone } = useSite().boot.brand;
  const count = useCountText();
  const timeOf = (at: string | null) => (at === null ? '–' : formatTime(at, 'day', timeZone));
  const columns: readonly TableColumn<Member>[] = [
    {
      id: 'account',
      label: t('downlines.account'),
      sortable: onSort !== undefined,
      render: ({ id, account }) => (
        <Link href={address('downlineManagmentView', { member: id })}>{account}</Link>
      ),
    },
    { id: 'role', label: t('downlines.role'), render: ({ role }) => t(`downlines.roles.${role}`) },
    { id: 'level', label: t('downlines.level'), figures: true, render: ({ level }) => level },
    {
      id: 'members',
      label: t('downlines.below'),
      figures: true,
      sortable: onSort !== undefined,
      render: ({ members: below }) => count(below),
    },
    {
      id: 'joined',
      label: t('downlines.joined'),
      sortable: onSort !== undefined,
      render: ({ joinedAt }) => timeOf(joinedAt),
    },
    {
      id: 'lastActive',
      label: t('downlines.lastActive'),
      sortable: onSort !== undefined,
      render: ({ lastActiveAt }) => timeOf(lastActiveAt),
    },
    {
      id: 'state',
      label: t('downlines.state'),
      render: ({ state }) => <StatusLabel tone={tones[state]}>{t(`downlines.states.${state}`)}</StatusLabel>,
    },
  ];
  return (
    <ContractTable
      caption={t('downlines.caption')}
      columns={columns}
      rows={members ?? []}
      keyOf={({ id }) => id}
      loading={members === undefined}
      {...(sort && onSort && { sort, onSort })}
      nothing={
        <EmptyState
          plain
          icon={<UsersIcon fontSize={30} />}
          title={t(narrowed ? 'downlines.noMatch' : 'downlines.none')}
        />
      }
      {...(page && {
        paging: {
          ...page,
          labels: {
            region: t('common:pages'),
            previous: t('common:previous'),
            next: t('common:next'),
            page: (number: number) => t('common:page', { page: number }),
          },
        },
      })}
    />
  );
}
