import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { paperInks } from '#theme/paper';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { headsAndTails } from '@/domain/headsAndTails';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { hidden, tabular } from '@/ui/styles/styleParts';

const slot = ownClasses('HeadTailTable', ['head', 'rows', 'row', 'digit', 'tails']);

const Root = styled('table')({
  ...tabular,
  display: 'block',
  margin: space(1.5, 5.5, 0),
  [`& .${slot.head}`]: hidden,
  [`& .${slot.rows}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(5),
  },
  [`& .${slot.row}`]: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    borderBottom: `1px solid ${paperInks.line}`,
    fontSize: textSize.body,
    lineHeight: '30px',
  },
  [`& .${slot.digit}`]: { padding: 0, color: paperInks.red, fontWeight: 700, textAlign: 'start' },
  [`& .${slot.tails}`]: { padding: 0, overflowWrap: 'anywhere' },
  [media.phone]: { margin: space(1.5, 3, 0) },
});

/** The last two digits of all numbers of a draw: by the first of them, every second one. */
export function HeadTailTable({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation('lottery');
  return (
    // Laid out as a grid, it would lose its role.
    <Root role="table">
      <thead className={slot.head} role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('lobby.head')}
          </th>
          <th scope="col" role="columnheader">
            {t('lobby.tails')}
          </th>
        </tr>
      </thead>
      <tbody className={slot.rows} role="rowgroup">
        {headsAndTails(numbers).map(([head, tails]) => (
          <tr key={head} className={slot.row} role="row">
            <th className={slot.digit} scope="row" role="rowheader">
              {head}
            </th>
            <td className={slot.tails} role="cell">
              {tails.join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
