import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { formatTime } from '@/domain/dates';
import { Amount } from '@/ui/typography/Amount';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ReceiptIcon } from '@/ui/media/icons';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { BetName } from './BetName';
import { usePaging } from '@/shared/usePaging';
import { resultTones } from '@/shared/resultTones';
import { toneOf } from '@/domain/toneOf';

type Bet = Value<'betRecord'>['list'][number];

interface BetTableProps {
  /** Undefined until it has loaded. */
  record: Value<'betRecord'> | undefined;
  page: number;
  onPage: (page: number) => void;
}

export function BetTable({ record, page, onPage }: BetTableProps) {
  const { t } = useTranslation('records');
  const { timeZone } = useSite().boot.brand;
  const money = useMoneyText();
  const paging = usePaging(page, record?.totalPages ?? 1, onPage);
  const columns: readonly TableColumn<Bet>[] = [
    {
      id: 'game',
      label: t('round'),
      render: (bet) => <BetName bet={bet} />,
    },
    { id: 'at', label: t('time'), render: ({ placedAt }) => formatTime(placedAt, 'match', timeZone) },
    {
      id: 'stake',
      label: t('stake'),
      figures: true,
      render: ({ stake }) => money(stake),
      total: record && money(record.sums.stake),
    },
    {
      id: 'validBet',
      label: t('validBet'),
      figures: true,
      render: ({ validBet }) => money(validBet),
      total: record && money(record.sums.validBet),
    },
    {
      id: 'net',
      label: t('net'),
      figures: true,
      render: ({ net }) =>
        net === null ? t('notYet') : <Amount tone={toneOf(net)}>{money(net, true)}</Amount>,
      total: record && <Amount tone={toneOf(record.sums.net)}>{money(record.sums.net, true)}</Amount>,
    },
    {
      id: 'result',
      label: t('result'),
      render: ({ result }) => <StatusLabel tone={resultTones[result]}>{t(`results.${result}`)}</StatusLabel>,
    },
  ];
  return (
    <ContractTable
      caption={t('bets')}
      columns={columns}
      rows={record?.list ?? []}
      keyOf={({ id }) => id}
      loading={record === undefined}
      totalLabel={t('total', { count: record?.total ?? 0 })}
      nothing={
        <EmptyState plain icon={<ReceiptIcon fontSize={30} />} title={t('noBets')} text={t('changeDays')} />
      }
      paging={paging}
    />
  );
}
