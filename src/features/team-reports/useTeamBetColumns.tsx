import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import type { ReportColumn } from './reportColumn';
import { useReportColumns } from './useReportColumns';
import type { useReportState } from './useReportState';

type Record = Value<'teamBetRecord'>;
type Opens = ReturnType<typeof useReportState>['opens'];

/** Columns of the line's betting record; a row's rounds open from their number. */
export const useTeamBetColumns = (
  sums: Record['sums'] | undefined,
  opens: Opens,
): readonly ReportColumn<Record['list'][number]>[] => {
  const { t } = useTranslation(['agents', 'records']);
  const { day, text, gameType, count, money } = useReportColumns();
  return [
    day((row) => row.day),
    text('account', t('downlines.account'), ({ member }) => member.account, {
      href: ({ member }) => opens({ account: member.account }),
    }),
    gameType((row) => row.gameType),
    count('bets', t('overview.rounds'), ({ bets }) => bets, {
      href: (row) => opens({ member: row.member.id, from: row.day, to: row.day, gameType: row.gameType }),
      total: sums?.bets,
    }),
    money('stake', t('records:stake'), ({ stake }) => stake, { total: sums?.stake }),
    money('validBet', t('overview.validBet'), ({ validBet }) => validBet, { total: sums?.validBet }),
    money('net', t('overview.net'), ({ net }) => net, { signed: true, total: sums?.net }),
    money('carried', t('reports.carried'), ({ carried }) => carried, { signed: true, total: sums?.carried }),
  ];
};
