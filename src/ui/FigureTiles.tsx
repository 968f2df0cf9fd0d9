import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { media } from './media';
import { SkeletonBlock } from './Skeletons';
import { display, panel, tabular } from './styleParts';

const Root = styled('dl', { name: 'MarqueeFigureTiles', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space[3],
  margin: 0,
  '& > div': { ...panel, minWidth: 0, padding: `${space[3]} ${space[4]}` },
  '& dt': { fontSize: 12.5, lineHeight: '18px', color: vars.text.secondary },
  '& dd': { ...display(20, 30), ...tabular, margin: 0, overflowWrap: 'anywhere' },
  '& dd.note': {
    fontFamily: 'inherit',
    fontWeight: 400,
    letterSpacing: 0,
    fontSize: 12,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  '& [data-way=gain]': { color: vars.amount.gain },
  '& [data-way=loss]': { color: vars.amount.loss },
  '& .wait': { height: 22, margin: '4px 30% 4px 0' },
  [media.phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& dd': { ...display(17, 26) },
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

export interface Figure {
  id: string;
  label: string;
  /** Written out; undefined while it is awaited. */
  value: string | undefined;
  note?: string | undefined;
  /** Colour never stands alone: the value carries its sign. */
  way?: 'gain' | 'loss' | undefined;
}

/** What a record comes to, each figure on a tile of its own. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <Root>
      {figures.map(({ id, label, value, note, way }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd data-way={way}>{value ?? <SkeletonBlock className="wait" aria-hidden />}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </Root>
  );
}
