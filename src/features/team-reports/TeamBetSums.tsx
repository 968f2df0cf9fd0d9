import { useTranslation } from 'react-i18next';
import { teamScopes, type TeamScope } from '#contract/team';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useTeamBetRecord } from '@/data/resources/useTeamReports';
import { useWholeRecord } from '@/data/resources/useWholeRecord';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { CountedTo } from '@/shared/CountedTo';
import { ExportButton } from '@/shared/ExportButton';
import { TeamChart } from '@/shared/TeamChart';
import { AccountFilter } from './AccountFilter';
import { GameTypeFilter } from './GameTypeFilter';
import { MoneyTiles } from './MoneyTiles';
import { isUnknown, ReportPage } from './ReportPage';
import { ReportTable } from './ReportTable';
import { useGameTypeChoice } from './useGameTypeChoice';
import { useReportFile } from './useReportFile';
import { useReportState } from './useReportState';
import { useTeamBetColumns } from './useTeamBetColumns';

const narrowed = teamScopes.filter((scope) => scope !== 'whole');

/** Who of the line bet how much on what, by day. */
export function TeamBetSums() {
  const { t } = useTranslation(['agents', 'records']);
  const { state, account, opens, choose } = useReportState('personalHistoryCopy');
  const [gameType, setGameType] = useGameTypeChoice();
  const [scope, setScope] = useHistoryState<TeamScope | undefined>('team scope', undefined);
  const filter = { ...(account && { account }), ...(gameType && { gameType }), ...(scope && { scope }) };
  const record = useTeamBetRecord({ ...state.query, ...filter });
  const { sums } = record.value ?? {};
  const columns = useTeamBetColumns(sums, opens);
  const fetchWhole = useWholeRecord();
  const makeFile = useReportFile(columns, () => fetchWhole.teamBetRecord({ ...state.asked, ...filter }));
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
          key="scope"
          name="scope"
          label={t('reports.scope')}
          all={t('reports.scopes.whole')}
          choices={narrowed}
          labelOf={(one) => t(`reports.scopes.${one}`)}
          value={scope}
          onChoose={state.narrow(setScope)}
        />,
        <GameTypeFilter key="gameType" value={gameType} onChoose={state.narrow(setGameType)} />,
      ]}
      end={<ExportButton name="team-bets" make={makeFile} disabled={!record.value?.total} />}
    >
      {(value) => (
        <>
          <MoneyTiles
            tiles={[
              {
                id: 'stake',
                label: t('records:stake'),
                amount: sums?.stake,
                note: sums && t('records:rounds', { count: sums.bets }),
              },
              { id: 'validBet', label: t('overview.validBet'), amount: sums?.validBet },
              { id: 'net', label: t('overview.net'), amount: sums?.net, signed: true },
            ]}
          />
          <CountedTo time={value?.countedTo} />
          <TeamChart days={value?.days} />
          <ReportTable
            caption={t('page.personalHistoryCopy')}
            columns={columns}
            record={value}
            keyOf={(row) => `${row.day} ${row.member.id} ${row.gameType}`}
            page={state.page}
            onPage={state.setPage}
          />
        </>
      )}
    </ReportPage>
  );
}
