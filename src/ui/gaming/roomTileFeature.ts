import { space } from '#theme/space';
import { lastLabelClass, roomTileClasses as slot } from './roomTileClasses';
import { media } from '../styles/media';
import { display } from '../styles/styleParts';

/** The look of the largest table of a list. */
export const roomTileFeature = {
  [media.tabletUp]: {
    gridTemplateRows: 'minmax(0, 1fr) auto',
    [`& .${slot.table}`]: { gridArea: '1 / 1', height: '100%', minHeight: 330 },
    [`& .${slot.dealer}`]: { width: 'auto', height: '72%', aspectRatio: '1', bottom: '23.6%' },
    [`& .${slot.cards}`]: { width: 208, height: 156, bottom: 10 },
    [`& .${slot.name}`]: display(24, 32),
    [`& .${slot.text}`]: { minHeight: 20 },
    [`& .${slot.words}`]: { gridArea: '2 / 1', padding: '14px 18px 18px 22px' },
    // The label of the button stands at the foot of the table, however high the words below are.
    [`& .${slot.enter}`]: {
      position: 'relative',
      inset: 'auto',
      gridArea: '1 / 1 / 3 / 2',
      display: 'grid',
      gridTemplateRows: 'subgrid',
      padding: 0,
    },
    [`& .${slot.enterLabel}`]: {
      position: 'static',
      alignSelf: 'end',
      justifySelf: 'end',
      height: 48,
      margin: space(0, 5.5, 5),
      padding: '0 30px',
      transform: 'none',
      opacity: 1,
    },
    [`& .${lastLabelClass}`]: { right: 'auto', left: 64, bottom: 14 },
  },
} as const;
