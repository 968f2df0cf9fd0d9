import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { duration, easing, timing } from '#theme/motion';
import { paperInks, paperSize } from '#theme/paper';
import { textSize } from '#theme/textSize';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { paperSheet } from '../styles/paperSheet';
import { hidden, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const prizeBoardClasses = slotClasses('MarqueePrizeBoard', [
  'root',
  'caption',
  'row',
  'label',
  'cell',
  'numbers',
  'number',
  'end',
  'hit',
]);

const slot = prizeBoardClasses;
const greatest = `& :where(.${slot.row}:first-of-type) .${slot.number}`;
const least = `& :where(.${slot.row}:last-of-type) .${slot.number}`;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-18px)' } });

/** More rows than any lottery has prizes. */
const mostRows = 12;

const Root = styled('table', {
  name: 'MarqueePrizeBoard',
  slot: 'Root',
  overridesResolver: innerSlots(prizeBoardClasses),
})<{ ownerState: PrizeBoardProps }>({
  ...paperSheet,
  ...tabular,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  padding: '4px 22px 8px',
  [`& .${slot.caption}`]: hidden,
  [`& .${slot.label}`]: {
    width: 96,
    padding: '0 8px 0 0',
    color: paperInks.label,
    fontSize: textSize.meta,
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'start',
  },
  [`& .${slot.cell}`]: { padding: '5px 0' },
  [`& .${slot.row} + .${slot.row} > *`]: { borderTop: `1px solid ${paperInks.line}` },
  [`& .${slot.numbers}`]: { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.number}`]: {
    fontSize: paperSize.number,
    lineHeight: '29px',
    fontWeight: 600,
    letterSpacing: '0.04em',
    textAlign: 'center',
  },
  [`& .${slot.end}`]: { color: paperInks.red, fontStyle: 'normal', fontWeight: 800 },
  [`& .${slot.hit}`]: { backgroundColor: paperInks.hit, outline: '1px solid transparent' },
  [greatest]: {
    color: paperInks.red,
    fontSize: paperSize.greatest,
    lineHeight: '54px',
    fontWeight: 800,
    letterSpacing: '0.1em',
  },
  [media.phone]: {
    padding: '2px 12px 6px',
    [`& .${slot.label}`]: { width: 74, fontSize: textSize.caption },
    [`& .${slot.number}`]: { fontSize: paperSize.small, letterSpacing: '0.02em' },
    [greatest]: { fontSize: paperSize.greatestOnPhone, lineHeight: '46px' },
  },
  variants: [
    {
      props: { lastStandsOut: true },
      style: {
        [least]: { fontSize: paperSize.least, lineHeight: '34px', fontWeight: 800, color: paperInks.red },
      },
    },
    {
      props: { shortLabels: true },
      style: { [`& .${slot.label}`]: { width: 44, [media.phone]: { width: 34 } } },
    },
    {
      props: { fresh: true },
      style: {
        [`& .${slot.number}`]: { animation: `${drop} ${duration.slow} ${easing.out} backwards` },
        ...Object.fromEntries(
          Array.from({ length: mostRows }, (_, place) => [
            `& :where(.${slot.row}:nth-of-type(${place + 1})) .${slot.number}`,
            { animationDelay: `${place * timing.ballDelay}ms` },
          ]),
        ),
        [media.stillness]: { [`& .${slot.number}`]: { animation: 'none' } },
      },
    },
  ],
});

interface PrizeBoardProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  caption: string;
  prizes: readonly {
    readonly id: string;
    readonly label: string;
    /** Shown in place of the label where `shortLabels` is set; the label stays the name. */
    readonly short?: string;
    readonly numbers: readonly string[];
  }[];
  /**
   * Endings of winning numbers to highlight.
   * @default []
   */
  marked?: readonly string[];
  /** Shows the last prize in large type, as boards of the southern lotteries do. */
  lastStandsOut?: boolean;
  /** Shows the short labels of the prizes. */
  shortLabels?: boolean;
  /** The result has just come: its numbers drop into place, prize by prize. */
  fresh?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueePrizeBoard: PrizeBoardProps;
  }
}

/** Columns of numbers in a row, as on printed boards. */
const columnsOf = (count: number): number => {
  if (count <= 4) return count;
  return count % 5 === 0 ? 5 : count % 4 === 0 || count === 7 ? 4 : 3;
};

/** Prizes of a draw from highest to lowest, as on a printed sheet: on paper, the last two digits of each number red. */
export function PrizeBoard(given: PrizeBoardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueePrizeBoard' });
  const { caption, prizes, marked = [], lastStandsOut, shortLabels, fresh, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <caption className={slot.caption}>{caption}</caption>
      <tbody>
        {prizes.map(({ id, label, short, numbers }) => (
          <tr key={id} className={slot.row}>
            <th className={slot.label} scope="row" aria-label={label}>
              {shortLabels ? (short ?? label) : label}
            </th>
            <td className={slot.cell}>
              <ul
                className={slot.numbers}
                style={{ gridTemplateColumns: `repeat(${columnsOf(numbers.length)}, minmax(0, 1fr))` }}
              >
                {numbers.map((number, at) => {
                  const hit = marked.some((end) => number.endsWith(end));
                  return (
                    <li key={at} className={withClass(slot.number, hit ? slot.hit : undefined)}>
                      {number.slice(0, -2)}
                      <em className={slot.end}>{number.slice(-2)}</em>
                    </li>
                  );
                })}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
