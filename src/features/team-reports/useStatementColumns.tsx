import { useTranslation } from 'react-i18next';
import { statementSorts } from '#contract/team';
import type { Query, Value } from '#contract/wireTypes';
import type { ReportColumn } from './reportColumn';
import { useReportColumns } from './useReportColumns';
import type { useReportState } from './useReportState';

type Statements = Value<'teamStatements'>;
export type StatementRow = Statements['list'][number];

interface ColumnParts {
  readonly by: Query<'teamStatements'>['by'];
  readonly sums: Statements['sums'] | undefined;
  readonly opens: ReturnType<typeof useReportState>['opens'];
}

/** Columns of the line's profit and loss; the first one opens what the row is made of. */
export const useStatementColumns = ({
  by,
  sums,
  opens,
}: ColumnParts): readonly ReportColumn<StatementRow>[] => {
  const { t } = useTranslation('agents');
  const { day, text, gameType, count, money } = useReportColumns();
  const accountOf = ({ member }: StatementRow) => member?.account ?? '';
  const first: ReportColumn<StatementRow> = {
    day: day<StatementRow>((row) => row.day ?? '', {
      href: (row) => row.day && opens({ from: row.day, to: row.day, by: 'member' }, 'palStatementsAgentCopy'),
    }),
    gameType: gameType<StatementRow>((row) => row.gameType, {
      href: (row) => row.gameType && opens({ gameType: row.gameType }, 'personalHistoryCopy'),
    }),
    member: text('account', t('downlines.account'), accountOf, {
      href: (row) => opens({ account: accountOf(row) }, 'personalHistoryCopy'),
    }),
    team: text('account', t('downlines.account'), accountOf, {
      href: (row) =>
        row.member?.role === 'agent'
          ? opens({ account: accountOf(row) }, 'downlineProfit')
          : opens({ account: accountOf(row) }, 'personalHistoryCopy'),
    }),
  }[by];
  const columns = [
    first,
    money<StatementRow>('validBet', t('overview.validBet'), ({ play }) => play.validBet, {
      total: sums?.play.validBet,
    }),
    money<StatementRow>('net', t('overview.net'), ({ play }) => play.net, {
      signed: true,
      total: sums?.play.net,
    }),
    money<StatementRow>('carried', t('reports.carried'), ({ play }) => play.carried, {
      signed: true,
      total: sums?.play.carried,
    }),
    money<StatementRow>('bonus', t('reports.moves.bonus'), (row) => row.money?.bonus, {
      total: sums?.money?.bonus,
    }),
    money<StatementRow>('rebate', t('reports.moves.rebate'), (row) => row.money?.rebate, {
      total: sums?.money?.rebate,
    }),
    money<StatementRow>('profit', t('reports.profit'), ({ profit }) => profit, {
      signed: true,
      total: sums?.profit,
    }),
    money<StatementRow>('deposit', t('overview.deposit'), (row) => row.money?.deposit, {
      total: sums?.money?.deposit,
    }),
    money<StatementRow>('withdrawal', t('overview.withdrawal'), (row) => row.money?.withdrawal, {
      total: sums?.money?.withdrawal,
    }),
    count<StatementRow>('active', t('overview.active'), ({ active }) => active, { total: sums?.active }),
  ];
  const sorts = by === 'member' || by === 'team';
  return columns.map((column) => ({
    ...column,
    sortable: sorts && statementSorts.some((sort) => sort === column.id),
  }));
};
