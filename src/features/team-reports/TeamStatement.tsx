import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementSort } from '#contract/team';
import type { Query } from '#contract/wireTypes';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useTeamStatements } from '@/data/resources/useTeamReports';
import { useWholeRecord } from '@/data/resources/useWholeRecord';
import { CountedTo } from '@/shared/CountedTo';
import { ExportButton } from '@/shared/ExportButton';
import { TeamChart } from '@/shared/TeamChart';
import type { TableSort } from '@/ui/data-display/ContractTable';
import { AccountFilter } from './AccountFilter';
import { MoneyTiles } from './MoneyTiles';
import { isUnknown, ReportPage } from './ReportPage';
import { ReportTable } from './ReportTable';
import { useReportFile } from './useReportFile';
import { useReportState } from './useReportState';
import { useStatementColumns, type StatementRow } from './useStatementColumns';

interface TeamStatementProps {
  page: 'palStatementsAgentCopy' | 'downlineProfit';
  by: Query<'teamStatements'>['by'];
  /** Chooses what a row stands for. */
  filter?: ReactNode;
}

const keyOf = ({ day, gameType, member }: StatementRow): string => day ?? gameType ?? member?.id ?? '';

/** Figures of the line, a row for each day, category, member or team. */
export function TeamStatement({ page, by, filter }: TeamStatementProps) {
  const { t } = useTranslation(['agents', 'records']);
  const { state, account, opens, choose } = useReportState(page);
  const [sort, setSort] = useHistoryState<TableSort>('statement sort', {
    column: 'validBet',
    way: 'descending',
  });
  const sorts = by === 'member' || by === 'team';
  const query = {
    by,
    ...(account && { account }),
    ...(sorts && {
      sort: sort.column as StatementSort,
      order: sort.way === 'ascending' ? ('asc' as const) : ('desc' as const),
    }),
  };
  const record = useTeamStatements({ ...state.query, ...query });
  const { sums } = record.value ?? {};
  const columns = useStatementColumns({ by, sums, opens });
  const fetchWhole = useWholeRecord();
  const makeFile = useReportFile(columns, () => fetchWhole.teamStatements({ ...state.asked, ...query }));
  return (
    <ReportPage
      state={state}
      record={record}
      filters={[
        <AccountFilter
          key="account"
          account={account}
          unknown={isUnknown(record)}
          onChoose={(next) => choose({ by, ...(next !== undefined && { account: next }) })}
        />,
        ...(filter === undefined ? [] : [filter]),
      ]}
      end={<ExportButton name={page} make={makeFile} disabled={!record.value?.total} />}
    >
      {(value) => (
        <>
          <MoneyTiles
            tiles={[
              {
                id: 'validBet',
                label: t('overview.validBet'),
                amount: sums?.play.validBet,
                note: sums && t('reports.activeNote', { active: sums.active }),
              },
              { id: 'net', label: t('overview.net'), amount: sums?.play.net, signed: true },
              {
                id: 'profit',
                label: t('reports.profit'),
                amount: sums?.profit,
                signed: true,
                note: t('reports.profitNote'),
              },
            ]}
          />
          <CountedTo time={value?.countedTo} />
          <TeamChart days={value?.days} />
          <ReportTable
            caption={t(`page.${page}`)}
            columns={columns}
            record={value}
            keyOf={keyOf}
            page={state.page}
            onPage={state.setPage}
            {...(sorts && { sort, onSort: state.narrow(setSort) })}
          />
        </>
      )}
    </ReportPage>
  );
}
