import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { SkeletonBlock } from '../feedback/Skeletons';
import { slotClasses } from '../styles/slotClasses';
import { display, panel, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const figureTilesClasses = slotClasses('MarqueeFigureTiles', [
  'root',
  'tile',
  'label',
  'value',
  'gain',
  'loss',
  'note',
]);

const slot = figureTilesClasses;

const Root = styled('dl', {
  name: 'MarqueeFigureTiles',
  slot: 'Root',
  overridesResolver: innerSlots(figureTilesClasses),
})<{ ownerState: FigureTilesProps }>({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space(3),
  // Eight stand in two rows of four, never five above three.
  variants: [
    {
      props: ({ figures }: FigureTilesProps) => figures.length === 8,
      style: {
        gridTemplateColumns: `repeat(auto-fit, minmax(max(160px, (100% - 3 * ${space(3)}) / 4), 1fr))`,
      },
    },
  ],
  margin: 0,
  [`& .${slot.tile}`]: { ...panel, minWidth: 0, padding: `${space(3)} ${space(4)}` },
  [`& .${slot.label}`]: { fontSize: textSize.note, lineHeight: '18px', color: vars.text.secondary },
  [`& .${slot.value}`]: { ...display(20, 30), ...tabular, margin: 0, overflowWrap: 'anywhere' },
  [`& .${slot.gain}`]: { color: vars.amount.gain },
  [`& .${slot.loss}`]: { color: vars.amount.loss },
  [`& .${slot.note}`]: {
    ...tabular,
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: textSize.caption,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  [media.phone]: {
    // Two in a row, or one where an amount would break in the middle.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
    [`& .${slot.value}`]: display(17, 26),
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

const Wait = styled(SkeletonBlock)({ height: 22, width: '70%', marginBlock: space(1) });

export interface Figure {
  id: string;
  label: string;
  /** The formatted value; undefined while it loads. */
  value: string | undefined;
  note?: string | undefined;
  /** Colour is never the only sign: the value also has its plus or minus. */
  tone?: 'gain' | 'loss' | undefined;
}

interface FigureTilesProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  figures: readonly Figure[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeFigureTiles: FigureTilesProps;
  }
}

/** Totals of a record, each on a tile. */
export function FigureTiles(given: FigureTilesProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeFigureTiles' });
  const { figures, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {figures.map(({ id, label, value, note, tone }) => (
        <div key={id} className={slot.tile}>
          <dt className={slot.label}>{label}</dt>
          <dd className={withClass(slot.value, tone && slot[tone])}>{value ?? <Wait aria-hidden />}</dd>
          {note && <dd className={slot.note}>{note}</dd>}
        </div>
      ))}
    </Root>
  );
}
