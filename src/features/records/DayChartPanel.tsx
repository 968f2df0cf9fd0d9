import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { DayChart } from '@/ui/data-display/DayChart';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { styled } from '@mui/material/styles';

const Wait = styled(SkeletonBlock)({ height: 216 });

const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** Chart of stakes and results by day; renders nothing for fewer than two days. */
export function DayChartPanel({ days }: { days: Value<'betRecord'>['days'] | undefined }) {
  const { t } = useTranslation('records');
  const money = useMoneyText();
  if (days !== undefined && days.length < 2) return null;
  return (
    <TitledPanel title={t('byDay')}>
      {days === undefined ? (
        <Wait aria-hidden />
      ) : (
        <DayChart
          days={days.map(({ day, stake, net }) => ({
            day: shortDay(day),
            bar: Number(stake.amount),
            line: Number(net.amount),
            barText: money(stake),
            lineText: money(net, true),
          }))}
          labels={{
            chart: t('chart', { count: days.length }),
            day: t('day'),
            bar: t('stake'),
            line: t('net'),
            table: t('asTable'),
          }}
        />
      )}
    </TitledPanel>
  );
}
