import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { resultTones } from '@/shared/resultTones';
import type { ReportColumn } from './reportColumn';
import { useReportColumns } from './useReportColumns';

type Record = Value<'teamBets'>;

/** Columns of a downline's rounds. */
export const useRoundColumns = (
  sums: Record['sums'] | undefined,
): readonly ReportColumn<Record['list'][number]>[] => {
  const { t } = useTranslation(['agents', 'records']);
  const { text, time, gameType, money, day } = useReportColumns();
  return [
    text('game', t('records:round'), ({ gameName }) => gameName),
    text('vendor', t('records:vendor'), ({ vendorName }) => vendorName),
    gameType((row) => row.gameType),
    time(t('records:time'), ({ placedAt }) => placedAt),
    { ...day((row) => row.countedOn), id: 'countedOn', label: t('reports.countedOn') },
    money('stake', t('records:stake'), ({ stake }) => stake, { total: sums?.stake }),
    money('validBet', t('overview.validBet'), ({ validBet }) => validBet, { total: sums?.validBet }),
    money('net', t('overview.net'), ({ net }) => net ?? undefined, { signed: true, total: sums?.net }),
    {
      id: 'result',
      label: t('records:result'),
      render: ({ result }) => (
        <StatusLabel tone={resultTones[result]}>{t(`records:results.${result}`)}</StatusLabel>
      ),
      file: ({ result }) => t(`records:results.${result}`),
    },
  ];
};
