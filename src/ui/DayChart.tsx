import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { chartShape, chartSize } from './chartShape';
import { focusRing, tabular } from './styleParts';

const Root = styled('div', { name: 'MarqueeDayChart', slot: 'Root' })({
  '& .legend': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    marginBottom: space[3],
    fontSize: 12.5,
    color: vars.text.secondary,
    '& span::before': {
      content: '""',
      display: 'inline-block',
      width: 10,
      height: 10,
      marginRight: 6,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.primary.main,
    },
    '& span + span::before': { height: 3, marginBottom: 3, backgroundColor: vars.accent.main },
  },
  '& svg': { display: 'block', width: '100%', height: 130, overflow: 'visible' },
  '& rect': { fill: vars.primary.main },
  '& .rule': { stroke: vars.line.subtle },
  '& polyline': {
    fill: 'none',
    stroke: vars.accent.main,
    strokeWidth: 2.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .days': {
    ...tabular,
    display: 'flex',
    justifyContent: 'space-around',
    marginTop: 4,
    fontSize: 12,
    color: vars.text.secondary,
  },
  '& summary': {
    width: 'fit-content',
    marginTop: space[3],
    padding: '6px 0',
    fontSize: 13,
    fontWeight: 600,
    color: vars.primary.text,
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
  '& table': { ...tabular, width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th, & td': { padding: '6px 8px', textAlign: 'right', borderTop: `1px solid ${vars.line.subtle}` },
  '& th:first-of-type': { textAlign: 'left' },
});

/** More would run into one another. */
const mostLabels = 8;

export interface ChartDay {
  /** As it is shown: "20/11". */
  day: string;
  bar: number;
  line: number;
  /** The figures written out. */
  barText: string;
  lineText: string;
}

interface DayChartProps {
  days: readonly ChartDay[];
  labels: { chart: string; day: string; bar: string; line: string; table: string };
}

/** Stakes as bars and results as a line, day by day, with the same figures as a table below. */
export function DayChart({ days, labels }: DayChartProps) {
  const shapes = chartShape(days);
  const every = Math.ceil(days.length / mostLabels);
  return (
    <Root>
      <p className="legend" aria-hidden>
        <span>{labels.bar}</span>
        <span>{labels.line}</span>
      </p>
      <svg
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={labels.chart}
      >
        {[0, chartSize.height / 2, chartSize.height].map((y) => (
          <line key={y} className="rule" x1={0} x2={chartSize.width} y1={y} y2={y} />
        ))}
        {shapes.map(({ bar }, index) => (
          <rect key={days[index]?.day} {...bar} rx={3} />
        ))}
        <polyline points={shapes.map(({ point: { x, y } }) => `${x},${y}`).join(' ')} />
      </svg>
      <div className="days" aria-hidden>
        {days
          .filter((_, index) => index % every === 0)
          .map(({ day }) => (
            <span key={day}>{day}</span>
          ))}
      </div>
      <details>
        <summary>{labels.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.day}</th>
              <th scope="col">{labels.bar}</th>
              <th scope="col">{labels.line}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, barText, lineText }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{barText}</td>
                <td>{lineText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Root>
  );
}
