import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { formatTime } from '@/domain/dates';
import { moveName } from '@/domain/moveName';
import { Amount } from '@/ui/typography/Amount';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ClockCounterClockwiseIcon } from '@/ui/media/icons';
import { usePaging } from '@/shared/usePaging';
import { toneOf } from '@/domain/toneOf';

type Row = Value<'accountRecord'>['list'][number];

interface AccountTableProps {
  /** Undefined until it has loaded. */
  record: Value<'accountRecord'> | undefined;
  page: number;
  onPage: (page: number) => void;
}

/** Each movement of the main wallet and the balance after it. */
export function AccountTable({ record, page, onPage }: AccountTableProps) {
  const { t } = useTranslation('records');
  const { timeZone } = useSite().boot.brand;
  const money = useMoneyText();
  const paging = usePaging(page, record?.totalPages ?? 1, onPage);
  const columns: readonly TableColumn<Row>[] = [
    { id: 'at', label: t('time'), render: ({ at }) => formatTime(at, 'sentence', timeZone) },
    { id: 'way', label: t('way'), render: (row) => t(moveName(row.way, row.amount.amount)) },
    { id: 'ref', label: t('number'), render: ({ ref }) => <small>{ref}</small> },
    {
      id: 'amount',
      label: t('amount'),
      figures: true,
      render: ({ amount }) => <Amount tone={toneOf(amount)}>{money(amount, true)}</Amount>,
      total: record && <Amount tone={toneOf(record.sums.net)}>{money(record.sums.net, true)}</Amount>,
    },
    {
      id: 'balance',
      label: t('balanceAfter'),
      figures: true,
      render: ({ balanceAfter }) => money(balanceAfter),
    },
  ];
  return (
    <ContractTable
      caption={t('account')}
      columns={columns}
      rows={record?.list ?? []}
      keyOf={({ id }) => id}
      loading={record === undefined}
      totalLabel={t('totalMoves', { count: record?.total ?? 0 })}
      nothing={
        <EmptyState
          plain
          icon={<ClockCounterClockwiseIcon fontSize={30} />}
          title={t('noMoves')}
          text={t('changeDays')}
        />
      }
      paging={paging}
    />
  );
}
