import { useTranslation } from 'react-i18next';
import { teamMoves, type TeamMove } from '#contract/team';
import type { Money } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useTeamTransactions } from '@/data/resources/useTeamReports';
import { useWholeRecord } from '@/data/resources/useWholeRecord';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { CountedTo } from '@/shared/CountedTo';
import { DayChartPanel } from '@/shared/DayChartPanel';
import { ExportButton } from '@/shared/ExportButton';
import { AccountFilter } from './AccountFilter';
import { MoneyTiles } from './MoneyTiles';
import { isUnknown, ReportPage } from './ReportPage';
import { ReportTable } from './ReportTable';
import { useReportColumns } from './useReportColumns';
import { useReportFile } from './useReportFile';
import { useReportKey } from './useReportKey';
import { useReportState } from './useReportState';

const minus = (whole: Money, part: Money): Money => ({
  ...whole,
  amount: String(BigInt(whole.amount) - BigInt(part.amount)),
});

type Row = Value<'teamTransactions'>['list'][number];
const summed = ['deposit', 'withdrawal', 'bonus', 'rebate', 'commission'] as const;

/** Movements of money in the line: deposits, withdrawals, bonuses and what was paid (AGENT-03, AGENT-12). */
export function TeamTransactionsPage() {
  return <Transactions key={useReportKey()} />;
}

function Transactions() {
  const { t } = useTranslation('agents');
  const { state, account, opens, choose } = useReportState('agentDownlineTransactionDetailsCopy');
  const [kind, setKind] = useHistoryState<TeamMove | undefined>('move kind', undefined);
  const filter = { ...(account && { account }), ...(kind && { kind }) };
  const record = useTeamTransactions({ ...state.query, ...filter });
  const { sums } = record.value ?? {};
  const { text, time, money } = useReportColumns();
  const columns = [
    time<Row>(t('reports.time'), ({ at }) => at),
    text<Row>('account', t('downlines.account'), ({ member }) => member.account, {
      href: ({ member }) => opens({ account: member.account }),
    }),
    text<Row>('kind', t('reports.kind'), (row) => t(`reports.moves.${row.kind}`)),
    money<Row>('amount', t('reports.amount'), ({ amount }) => amount, { signed: true }),
  ];
  const fetchWhole = useWholeRecord();
  const makeFile = useReportFile(columns, () => fetchWhole.teamTransactions({ ...state.asked, ...filter }));
  return (
    <ReportPage
      state={state}
      record={record}
      filters={[
        <AccountFilter
          key="account"
          account={account}
          unknown={isUnknown(record)}
          onChoose={(next) => choose(next === undefined ? {} : { account: next })}
        />,
        <ChoiceFilter
          key="kind"
          name="kind"
          label={t('reports.kind')}
          all={t('reports.allKinds')}
          choices={teamMoves}
          labelOf={(one) => t(`reports.moves.${one}`)}
          value={kind}
          onChoose={state.narrow(setKind)}
        />,
      ]}
      end={<ExportButton name="team-transactions" make={makeFile} disabled={!record.value?.total} />}
    >
      {(value) => (
        <>
          <MoneyTiles
            tiles={summed.map((id) => ({ id, label: t(`reports.moves.${id}`), amount: sums?.[id] }))}
          />
          <CountedTo time={value?.countedTo} />
          <DayChartPanel
            days={value?.days.map(({ day, deposit, withdrawal }) => ({
              day,
              bar: deposit,
              line: minus(deposit, withdrawal),
            }))}
            labels={{
              title: t('overview.byDay'),
              chart: t('reports.moneyChart', { count: value?.days.length ?? 0 }),
              bar: t('overview.deposit'),
              line: t('reports.difference'),
            }}
          />
          <ReportTable
            caption={t('page.agentDownlineTransactionDetailsCopy')}
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
