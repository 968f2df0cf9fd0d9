import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyWays, type MoneyWay } from '#contract/records';
import type { Value } from '#contract/wireTypes';
import { useSite } from '@/data/siteContext';
import { useMoneyText } from '@/data/useMoneyText';
import { useAccountRecord } from '@/data/useRecords';
import { formatTime } from '@/domain/dates';
import { Amount } from '@/ui/Amount';
import { CentrePage } from '@/ui/CentrePage';
import { ContractTable, type TableColumn } from '@/ui/ContractTable';
import { EmptyState } from '@/ui/EmptyState';
import { FigureTiles } from '@/ui/FigureTiles';
import { ClockCounterClockwiseIcon } from '@/ui/icons';
import { Select } from '@/ui/Select';
import { ExportButton } from './ExportButton';
import { RecordFailure } from './RecordFailure';
import { RecordTools } from './RecordTools';
import { useAccountFile } from './useAccountFile';
import { usePaging } from './usePaging';
import { useRecordState } from './useRecordState';
import { wayOf } from './wayOf';

type Row = Value<'accountRecord'>['list'][number];

/** The account record: each movement of the main wallet and what it left (MEM-08). */
export function AccountRecordPage() {
  const { t } = useTranslation('records');
  const { timeZone } = useSite().boot.brand;
  const money = useMoneyText();
  const state = useRecordState();
  const [way, setWay] = useState<MoneyWay>();
  const filter = { ...(way && { way }) };
  const { value, failure, isBusy, reload } = useAccountRecord({ ...state.query, ...filter });
  const makeFile = useAccountFile({ ...state.asked, ...filter });
  const paging = usePaging(state.page, value?.totalPages ?? 1, state.setPage);
  const sums = value?.sums;
  const columns: readonly TableColumn<Row>[] = [
    { id: 'at', label: t('time'), render: ({ at }) => formatTime(at, 'sentence', timeZone) },
    { id: 'way', label: t('way'), render: (row) => t(`ways.${row.way}`) },
    { id: 'ref', label: t('number'), render: ({ ref }) => <small title={ref}>{ref.slice(-12)}</small> },
    {
      id: 'amount',
      label: t('amount'),
      figures: true,
      render: ({ amount }) => <Amount way={wayOf(amount)}>{money(amount, true)}</Amount>,
      total: sums && <Amount way={wayOf(sums.net)}>{money(sums.net, true)}</Amount>,
    },
    {
      id: 'balance',
      label: t('balanceAfter'),
      figures: true,
      render: ({ balanceAfter }) => money(balanceAfter),
    },
  ];
  return (
    <CentrePage>
      <RecordTools
        state={state}
        filters={[
          <Select
            key="way"
            label={t('way')}
            name="way"
            value={way ?? 'all'}
            options={[
              { value: 'all', label: t('allWays') },
              ...moneyWays.map((one) => ({ value: one, label: t(`ways.${one}`) })),
            ]}
            onChange={({ target }) => {
              setWay(target.value === 'all' ? undefined : (target.value as MoneyWay));
              state.setPage(1);
            }}
          />,
        ]}
        end={
          <ExportButton name="account" make={makeFile} disabled={value === undefined || value.total === 0} />
        }
      />
      {value === undefined && failure ? (
        <RecordFailure onRetry={reload} busy={isBusy} />
      ) : (
        <>
          <FigureTiles
            figures={[
              {
                id: 'in',
                label: t('moneyIn'),
                value: sums && money(sums.in, true),
                way: sums && wayOf(sums.in),
              },
              {
                id: 'out',
                label: t('moneyOut'),
                value: sums && money(sums.out, true),
                way: sums && wayOf(sums.out),
              },
              {
                id: 'net',
                label: t('difference'),
                value: sums && money(sums.net, true),
                way: sums && wayOf(sums.net),
              },
            ]}
          />
          <ContractTable
            caption={t('account')}
            columns={columns}
            rows={value?.list ?? []}
            keyOf={({ id }) => id}
            loading={value === undefined}
            totalLabel={t('totalMoves', { count: value?.total ?? 0 })}
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
        </>
      )}
    </CentrePage>
  );
}
