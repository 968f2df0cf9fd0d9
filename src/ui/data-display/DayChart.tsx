import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { chartShape, chartSize } from './chartShape';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const dayChartClasses = slotClasses('MarqueeDayChart', [
  'root',
  'legend',
  'barKey',
  'lineKey',
  'chart',
  'rule',
  'bar',
  'line',
  'days',
  'toggle',
  'table',
  'day',
  'figure',
]);

const slot = dayChartClasses;
/** The colour sample in the legend, beside its name. */
const sign = (look: object) => ({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 10,
    height: 10,
    marginRight: space(1.5),
    borderRadius: vars.radius.pill,
    ...look,
  },
});
const cell = { padding: '6px 8px', borderTop: `1px solid ${vars.line.subtle}` };

const Root = styled('div', {
  name: 'MarqueeDayChart',
  slot: 'Root',
  overridesResolver: innerSlots(dayChartClasses),
})<{ ownerState: DayChartProps }>({
  [`& .${slot.legend}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(4),
    marginBottom: space(3),
    fontSize: textSize.note,
    color: vars.text.secondary,
  },
  [`& .${slot.barKey}`]: sign({ backgroundColor: vars.primary.main }),
  [`& .${slot.lineKey}`]: sign({ height: 3, marginBottom: space(1), backgroundColor: vars.accent.main }),
  [`& .${slot.chart}`]: { display: 'block', width: '100%', height: 130, overflow: 'visible' },
  [`& .${slot.bar}`]: { fill: vars.primary.main },
  [`& .${slot.rule}`]: { stroke: vars.line.subtle },
  [`& .${slot.line}`]: {
    fill: 'none',
    stroke: vars.accent.main,
    strokeWidth: 2.5,
    vectorEffect: 'non-scaling-stroke',
  },
  [`& .${slot.days}`]: {
    ...tabular,
    display: 'flex',
    justifyContent: 'space-around',
    marginTop: space(1),
    fontSize: textSize.caption,
    color: vars.text.secondary,
  },
  [`& .${slot.toggle}`]: {
    width: 'fit-content',
    marginTop: space(3),
    padding: '6px 0',
    fontSize: textSize.meta,
    fontWeight: 600,
    color: vars.primary.text,
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
  [`& .${slot.table}`]: { ...tabular, width: '100%', borderCollapse: 'collapse', fontSize: textSize.meta },
  [`& .${slot.day}`]: { ...cell, textAlign: 'left' },
  [`& .${slot.figure}`]: { ...cell, textAlign: 'right' },
});

/** More labels would overlap. */
const mostLabels = 8;

export interface ChartDay {
  /** The displayed day: "20/11". */
  day: string;
  bar: number;
  line: number;
  /** The formatted values. */
  barText: string;
  lineText: string;
}

interface DayChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  days: readonly ChartDay[];
  labels: { chart: string; day: string; bar: string; line: string; table: string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeDayChart: DayChartProps;
  }
}

/** A chart with stakes as bars and results as a line, by day, with a table of the same values below. */
export function DayChart(given: DayChartProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeDayChart' });
  const { days, labels, className, ...rest } = props;
  const shapes = chartShape(days);
  const every = Math.ceil(days.length / mostLabels);
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <p className={slot.legend} aria-hidden>
        <span className={slot.barKey}>{labels.bar}</span>
        <span className={slot.lineKey}>{labels.line}</span>
      </p>
      <svg
        className={slot.chart}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={labels.chart}
      >
        {[0, chartSize.height / 2, chartSize.height].map((y) => (
          <line key={y} className={slot.rule} x1={0} x2={chartSize.width} y1={y} y2={y} />
        ))}
        {shapes.map(({ bar }, index) => (
          <rect className={slot.bar} key={days[index]?.day} {...bar} rx={3} />
        ))}
        <polyline className={slot.line} points={shapes.map(({ point: { x, y } }) => `${x},${y}`).join(' ')} />
      </svg>
      <div className={slot.days} aria-hidden>
        {days
          .filter((_, index) => index % every === 0)
          .map(({ day }) => (
            <span key={day}>{day}</span>
          ))}
      </div>
      <details>
        <summary className={slot.toggle}>{labels.table}</summary>
        <table className={slot.table}>
          <thead>
            <tr>
              <th className={slot.day} scope="col">
                {labels.day}
              </th>
              <th className={slot.figure} scope="col">
                {labels.bar}
              </th>
              <th className={slot.figure} scope="col">
                {labels.line}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, barText, lineText }) => (
              <tr key={day}>
                <th className={slot.day} scope="row">
                  {day}
                </th>
                <td className={slot.figure}>{barText}</td>
                <td className={slot.figure}>{lineText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Root>
  );
}
