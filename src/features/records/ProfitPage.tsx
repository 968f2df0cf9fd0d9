import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useProfitRecord } from '@/data/resources/useRecords';
import { Amount } from '@/ui/typography/Amount';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { ChartBarIcon } from '@/ui/media/icons';
import { StakeChart } from './StakeChart';
import { RecordPage } from '@/shared/RecordPage';
import { useRecordState } from '@/shared/useRecordState';
import { toneOf } from '@/domain/toneOf';

type Row = Value<'profitRecord'>['games'][number];

/** The member's wins and losses: in total, by day and by category (MEM-08). */
export function ProfitPage() {
  const { t } = useTranslation(['records', 'nav']);
  const money = useMoneyText();
  const state = useRecordState();
  const record = useProfitRecord(state.asked);
  const sums = record.value?.sums;
  const columns: readonly TableColumn<Row>[] = [
    { id: 'game', label: t('game'), render: ({ gameType }) => t(`nav:category.${gameType}`) },
    { id: 'count', label: t('roundCount'), figures: true, render: ({ count }) => count, total: sums?.count },
    {
      id: 'stake',
      label: t('stake'),
      figures: true,
      render: ({ stake }) => money(stake),
      total: sums && money(sums.stake),
    },
    {
      id: 'net',
      label: t('net'),
      figures: true,
      render: ({ net }) => <Amount tone={toneOf(net)}>{money(net, true)}</Amount>,
      total: sums && <Amount tone={toneOf(sums.net)}>{money(sums.net, true)}</Amount>,
    },
  ];
  return (
    <RecordPage state={state} record={record}>
      {(value) => (
        <>
          <FigureTiles
            figures={[
              {
                id: 'net',
                label: t('net'),
                value: sums && money(sums.net, true),
                tone: sums && toneOf(sums.net),
              },
              {
                id: 'stake',
                label: t('stake'),
                value: sums && money(sums.stake),
                note: sums && t('rounds', { count: sums.count }),
              },
              { id: 'win', label: t('win'), value: sums && money(sums.win) },
              { id: 'bonus', label: t('bonus'), value: sums && money(sums.bonus) },
            ]}
          />
          <StakeChart days={value?.days} />
          <ContractTable
            caption={t('byGame')}
            columns={columns}
            rows={value?.games ?? []}
            keyOf={({ gameType }) => gameType}
            loading={value === undefined}
            totalLabel={t('all')}
            nothing={
              <EmptyState
                plain
                icon={<ChartBarIcon fontSize={30} />}
                title={t('noBets')}
                text={t('changeDays')}
              />
            }
          />
        </>
      )}
    </RecordPage>
  );
}
