import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from './media';
import { display, hidden, tabular } from './styleParts';

const Root = styled('table', { name: 'MarqueePrizeBoard', slot: 'Root' })({
  ...tabular,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: vars.radius.md,
  '& caption': hidden,
  '& th': {
    width: 104,
    padding: '0 14px',
    color: vars.text.secondary,
    fontSize: 12.5,
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'start',
    backgroundColor: vars.surface.overlay,
  },
  '& td': { padding: 0, backgroundColor: vars.surface.field },
  '& tr + tr > *': { borderTop: `1px solid ${vars.line.subtle}` },
  '& ul': { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& [data-columns="1"]': { gridTemplateColumns: '1fr' },
  '& [data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& [data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& [data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& [data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& li': {
    padding: '7px 4px',
    color: vars.text.primary,
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    textAlign: 'center',
    '&[data-hit]': { color: vars.accent.text, backgroundColor: vars.accent.soft },
  },
  '& tr[data-first] li': { ...display(25, 36), color: vars.danger.main },
  '& tr[data-last] li': { fontSize: 19, fontWeight: 800, color: vars.danger.main },
  [media.phone]: {
    '& th': { width: 78, padding: '0 10px', fontSize: 12 },
    '& li': { fontSize: 15 },
    '& tr[data-first] li': display(22, 32),
  },
});

interface PrizeBoardProps {
  caption: string;
  prizes: readonly { readonly id: string; readonly label: string; readonly numbers: readonly string[] }[];
  /** Ends of numbers that a ticket named, which are marked. */
  marked?: readonly string[];
  /** The last prize is printed large, as boards of the south have it. */
  lastStandsOut?: boolean;
}

/** Most numbers beside each other, as the printed boards have them. */
const columnsOf = (count: number): number => {
  if (count <= 4) return count;
  return count % 5 === 0 ? 5 : count % 4 === 0 || count === 7 ? 4 : 3;
};

/** Prizes of a draw from the greatest to the least, as they are printed on the street. */
export function PrizeBoard({ caption, prizes, marked = [], lastStandsOut }: PrizeBoardProps) {
  return (
    <Root>
      <caption>{caption}</caption>
      <tbody>
        {prizes.map(({ id, label, numbers }, place) => (
          <tr
            key={id}
            data-first={place === 0 || undefined}
            data-last={(lastStandsOut && place === prizes.length - 1) || undefined}
          >
            <th scope="row">{label}</th>
            <td>
              <ul data-columns={columnsOf(numbers.length)}>
                {numbers.map((number, at) => (
                  <li key={at} data-hit={marked.some((end) => number.endsWith(end)) || undefined}>
                    {number}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
