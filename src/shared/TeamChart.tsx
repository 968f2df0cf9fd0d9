import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { DayChartPanel } from './DayChartPanel';

/** Chart of a line's valid bets and its players' result by day; undefined until they have loaded. */
export function TeamChart({ days }: { days: Value<'teamOverview'>['days'] | undefined }) {
  const { t } = useTranslation('agents');
  return (
    <DayChartPanel
      days={days?.map(({ day, validBet, net }) => ({ day, bar: validBet, line: net }))}
      labels={{
        title: t('overview.byDay'),
        chart: t('overview.chart', { count: days?.length ?? 0 }),
        bar: t('overview.validBet'),
        line: t('overview.net'),
      }}
    />
  );
}
