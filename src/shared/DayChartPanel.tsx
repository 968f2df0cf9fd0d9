import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/money';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { DayChart } from '@/ui/data-display/DayChart';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { TitledPanel } from '@/ui/feedback/TitledPanel';

const Wait = styled(SkeletonBlock)({ height: 216 });

const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

interface DayChartPanelProps {
  /** A day, `yyyy-MM-dd`, with an amount as a bar and one as a point of a line; undefined until they have loaded. */
  days: readonly { readonly day: string; readonly bar: Money; readonly line: Money }[] | undefined;
  labels: { readonly title: string; readonly chart: string; readonly bar: string; readonly line: string };
}

/** Chart of two amounts by day; renders nothing for fewer than two days. */
export function DayChartPanel({ days, labels: { title, ...labels } }: DayChartPanelProps) {
  const { t } = useTranslation('records');
  const money = useMoneyText();
  if (days !== undefined && days.length < 2) return null;
  return (
    <TitledPanel title={title}>
      {days === undefined ? (
        <Wait aria-hidden />
      ) : (
        <DayChart
          days={days.map(({ day, bar, line }) => ({
            day: shortDay(day),
            bar: Number(bar.amount),
            line: Number(line.amount),
            barText: money(bar),
            lineText: money(line, true),
          }))}
          labels={{ ...labels, day: t('day'), table: t('asTable') }}
        />
      )}
    </TitledPanel>
  );
}
