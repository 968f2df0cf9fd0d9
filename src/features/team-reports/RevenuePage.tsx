import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useAgentRevenue } from '@/data/resources/useTeamReports';
import { CountedTo } from '@/shared/CountedTo';
import { DayChartPanel } from '@/shared/DayChartPanel';
import { ExportButton } from '@/shared/ExportButton';
import { MoneyTiles } from './MoneyTiles';
import { ReportPage } from './ReportPage';
import { ReportTable } from './ReportTable';
import { useReportColumns } from './useReportColumns';
import { useReportFile } from './useReportFile';
import { useReportKey } from './useReportKey';
import { useReportState } from './useReportState';

type Row = Value<'agentRevenue'>['list'][number];

/** What the line brought in and what the agent was paid, by day (AGENT-03). */
export function RevenuePage() {
  return <Revenue key={useReportKey()} />;
}

function Revenue() {
  const { t } = useTranslation(['agents', 'records']);
  const { state, opens } = useReportState('agentRevenueReport');
  const record = useAgentRevenue(state.asked);
  const { sums, list = [], sources = [] } = record.value ?? {};
  const { day, money } = useReportColumns();
  const columns = [
    day<Row>((row) => row.day, {
      href: (row) => opens({ from: row.day, to: row.day, by: 'member' }, 'palStatementsAgentCopy'),
    }),
    money<Row>('validBet', t('overview.validBet'), ({ validBet }) => validBet, { total: sums?.validBet }),
    money<Row>('net', t('overview.net'), ({ net }) => net, { signed: true, total: sums?.net }),
    money<Row>('bonus', t('reports.moves.bonus'), ({ bonus }) => bonus, { total: sums?.bonus }),
    money<Row>('rebate', t('reports.moves.rebate'), ({ rebate }) => rebate, { total: sums?.rebate }),
    money<Row>('profit', t('reports.profit'), ({ profit }) => profit, { signed: true, total: sums?.profit }),
    money<Row>('income', t('overview.income'), ({ income }) => income, {
      href: (row) => opens({ from: row.day, to: row.day }, 'myIncome'),
      total: sums?.income,
    }),
  ];
  const makeFile = useReportFile(columns, () => Promise.resolve({ rows: list.toReversed(), isCut: false }));
  return (
    <ReportPage
      state={state}
      record={record}
      end={<ExportButton name="revenue" make={makeFile} disabled={list.length === 0} />}
    >
      {(value) => (
        <>
          <MoneyTiles
            tiles={[
              { id: 'income', label: t('overview.income'), amount: sums?.income },
              ...sources.map(({ source, amount }) => ({
                id: source,
                label: t(`reports.sources.${source}`),
                amount,
              })),
              {
                id: 'profit',
                label: t('reports.profit'),
                amount: sums?.profit,
                signed: true as const,
                note: t('reports.profitNote'),
              },
            ]}
          />
          <CountedTo time={value?.countedTo} />
          <DayChartPanel
            days={value?.list.map(({ day: of, income, profit }) => ({ day: of, bar: income, line: profit }))}
            labels={{
              title: t('overview.byDay'),
              chart: t('reports.incomeChart', { count: list.length }),
              bar: t('overview.income'),
              line: t('reports.profit'),
            }}
          />
          <ReportTable
            caption={t('page.agentRevenueReport')}
            columns={columns}
            record={value && { list: value.list.toReversed() }}
            keyOf={(row) => row.day}
          />
        </>
      )}
    </ReportPage>
  );
}
