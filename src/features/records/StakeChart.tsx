import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { DayChartPanel } from '@/shared/DayChartPanel';

/** Chart of the member's stakes and results by day; undefined until they have loaded. */
export function StakeChart({ days }: { days: Value<'betRecord'>['days'] | undefined }) {
  const { t } = useTranslation('records');
  return (
    <DayChartPanel
      days={days?.map(({ day, stake, net }) => ({ day, bar: stake, line: net }))}
      labels={{
        title: t('byDay'),
        chart: t('chart', { count: days?.length ?? 0 }),
        bar: t('stake'),
        line: t('net'),
      }}
    />
  );
}
