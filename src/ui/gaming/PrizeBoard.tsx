import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display, hidden, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const prizeBoardClasses = slotClasses('MarqueePrizeBoard', [
  'root',
  'caption',
  'row',
  'label',
  'cell',
  'numbers',
  'number',
  'hit',
]);

const slot = prizeBoardClasses;
const greatest = `& :where(.${slot.row}:first-of-type) .${slot.number}`;
const least = `& :where(.${slot.row}:last-of-type) .${slot.number}`;

const Root = styled('table', {
  name: 'MarqueePrizeBoard',
  slot: 'Root',
  overridesResolver: innerSlots(prizeBoardClasses),
})<{ ownerState: PrizeBoardProps }>({
  ...tabular,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: vars.radius.md,
  [`& .${slot.caption}`]: hidden,
  [`& .${slot.label}`]: {
    width: 104,
    padding: '0 14px',
    color: vars.text.secondary,
    fontSize: textSize.note,
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'start',
    backgroundColor: vars.surface.overlay,
  },
  [`& .${slot.cell}`]: { padding: 0, backgroundColor: vars.surface.field },
  [`& .${slot.row} + .${slot.row} > *`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.numbers}`]: { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.number}`]: {
    padding: '7px 4px',
    color: vars.text.primary,
    fontSize: textSize.large,
    lineHeight: '24px',
    fontWeight: 600,
    textAlign: 'center',
  },
  [`& .${slot.hit}`]: { color: vars.accent.text, backgroundColor: vars.accent.soft },
  [greatest]: { ...display(25, 36), color: vars.danger.main },
  [media.phone]: {
    [`& .${slot.label}`]: { width: 78, padding: '0 10px', fontSize: textSize.caption },
    [`& .${slot.number}`]: { fontSize: textSize.lead },
    [greatest]: display(22, 32),
  },
  variants: [
    {
      props: { lastStandsOut: true },
      style: { [least]: { fontSize: textSize.title, fontWeight: 800, color: vars.danger.main } },
    },
  ],
});

interface PrizeBoardProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  caption: string;
  prizes: readonly { readonly id: string; readonly label: string; readonly numbers: readonly string[] }[];
  /**
   * Endings of winning numbers to highlight.
   * @default []
   */
  marked?: readonly string[];
  /** Shows the last prize in large type, as boards of the southern lotteries do. */
  lastStandsOut?: boolean;
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

/** Prizes of a draw from highest to lowest, in the layout of printed result sheets. */
export function PrizeBoard(given: PrizeBoardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueePrizeBoard' });
  const { caption, prizes, marked = [], lastStandsOut, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <caption className={slot.caption}>{caption}</caption>
      <tbody>
        {prizes.map(({ id, label, numbers }) => (
          <tr key={id} className={slot.row}>
            <th className={slot.label} scope="row">
              {label}
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
                      {number}
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
