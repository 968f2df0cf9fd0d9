import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { media } from './media';

/** Cards of one fixed width beside the sidebar; three to a row on a phone (spec §9). */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${layout.card}px)`,
  gap: `${layout.cardRowGap}px ${layout.cardGap}px`,
  [media.phone]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `16px ${layout.phoneCardGap}px`,
  },
} as const;

/** Lays game cards out. Its children are list items. */
export const CardGrid = styled('ul', { name: 'MarqueeCardGrid', slot: 'Root' })({
  ...cardGrid,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
