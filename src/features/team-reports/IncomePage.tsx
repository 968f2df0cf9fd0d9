import { useTranslation } from 'react-i18next';
import { incomeSources, type IncomeSource } from '#contract/team';
import type { Value } from '#contract/wireTypes';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useAgentIncome } from '@/data/resources/useTeamReports';
import { useWholeRecord } from '@/data/resources/useWholeRecord';
import { useModalAddress } from '@/data/session/useModalAddress';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { ExportButton } from '@/shared/ExportButton';
import { MoneyTiles } from './MoneyTiles';
import { ReportPage } from './ReportPage';
import { ReportTable } from './ReportTable';
import { useReportColumns } from './useReportColumns';
import { useReportFile } from './useReportFile';
import { useReportKey } from './useReportKey';
import { useReportState } from './useReportState';

type Row = Value<'agentIncome'>['list'][number];

/** Everything that the agent was paid, by source (AGENT-12). */
export function IncomePage() {
  return <Income key={useReportKey()} />;
}

function Income() {
  const { t } = useTranslation('agents');
  const modal = useModalAddress();
  const { state } = useReportState('myIncome');
  const [source, setSource] = useHistoryState<IncomeSource | undefined>('income source', undefined);
  const filter = source && { source };
  const record = useAgentIncome({ ...state.query, ...filter });
  const { sums } = record.value ?? {};
  const { text, time, money } = useReportColumns();
  const columns = [
    time<Row>(t('reports.time'), ({ at }) => at),
    text<Row>('source', t('reports.source'), (row) => t(`reports.sources.${row.source}`)),
    money<Row>('amount', t('reports.amount'), ({ amount }) => amount, {
      // A rebate is the sum of a day's bets; a contract's payment has a statement.
      href: (row) => (row.source === 'rebate' ? undefined : modal('statement', row.ref)),
      signed: true,
      total: sums?.total,
    }),
  ];
  const fetchWhole = useWholeRecord();
  const makeFile = useReportFile(columns, () => fetchWhole.agentIncome({ ...state.asked, ...filter }));
  return (
    <ReportPage
      state={state}
      record={record}
      filters={[
        <ChoiceFilter
          key="source"
          name="source"
          label={t('reports.source')}
          all={t('reports.allSources')}
          choices={incomeSources}
          labelOf={(one) => t(`reports.sources.${one}`)}
          value={source}
          onChoose={state.narrow(setSource)}
        />,
      ]}
      end={<ExportButton name="income" make={makeFile} disabled={!record.value?.total} />}
    >
      {(value) => (
        <>
          <MoneyTiles
            tiles={[
              { id: 'total', label: t('overview.income'), amount: sums?.total },
              ...(sums?.sources ?? []).map((one) => ({
                id: one.source,
                label: t(`reports.sources.${one.source}`),
                amount: one.amount,
              })),
            ]}
          />
          <ReportTable
            caption={t('page.myIncome')}
            columns={columns}
            record={value}
            keyOf={({ id }) => id}
            page={state.page}
            onPage={state.setPage}
          />
        </>
      )}
    </ReportPage>
  );
}
