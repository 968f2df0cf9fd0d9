import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, ellipsis, focusRing, forcedBorder, panel, tabular } from '@/ui/styles/styleParts';

export const quickDrawsClasses = ownClasses('QuickDraws', [
  'title',
  'list',
  'item',
  'card',
  'picture',
  'name',
  'last',
  'ball',
  'time',
  'clock',
]);

const slot = quickDrawsClasses;

/** The frame of the quick draws, which their placeholder has as well. */
export const QuickDrawsRoot = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  [`& .${slot.title}`]: { ...display(20, 28), margin: 0 },
  [`& .${slot.list}`]: {
    // The last line fills its width, however many stand in it.
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(3.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${slot.item}`]: { flex: '1 1 290px', minWidth: 0 },
  [`& .${slot.card}`]: {
    ...panel,
    ...tabular,
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space(3),
    minHeight: 72,
    padding: '11px 16px',
    color: vars.text.primary,
    textDecoration: 'none',
    '&:focus-visible': { ...focusRing, outlineOffset: 1 },
    [media.hover]: { [`&:hover .${slot.name}`]: { textDecoration: 'underline' } },
  },
  [`& .${slot.picture}`]: { gridRow: 'span 2', width: 48, height: 48, objectFit: 'contain' },
  [`& .${slot.name}`]: { ...ellipsis, fontSize: textSize.lead, lineHeight: '20px', fontWeight: 700 },
  [`& .${slot.last}`]: { display: 'flex', gap: space(1), minHeight: 24 },
  [`& .${slot.ball}`]: {
    ...forcedBorder,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.selected,
    fontSize: textSize.note,
    fontStyle: 'normal',
    fontWeight: 700,
  },
  [`& .${slot.time}`]: {
    gridColumn: 3,
    gridRow: '1 / span 2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1.5),
    fontSize: textSize.large,
    fontWeight: 700,
  },
  [`& .${slot.clock}`]: { color: vars.text.muted },
  [media.phone]: {
    [`& .${slot.list}`]: { gap: space(2) },
    [`& .${slot.item}`]: { flexBasis: '100%' },
  },
});
