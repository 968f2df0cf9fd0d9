import { slotClasses } from '../styles/slotClasses';

export const roomTileClasses = slotClasses('MarqueeRoomTile', [
  'root',
  'table',
  'dealer',
  'dealerPicture',
  'cards',
  'label',
  'state',
  'guests',
  'ring',
  'back',
  'words',
  'name',
  'text',
  'act',
  'past',
  'enter',
  'enterLabel',
]);

/** The favourite button, which has its own colour while pressed. */
export const favouriteClass = `${roomTileClasses.act}-favourite`;
/** The label that says how the last round ended. */
export const lastLabelClass = `${roomTileClasses.label}-last`;
/** Its colour. */
export const lastClass = (way: 'first' | 'second' | 'even') => `${lastLabelClass}-${way}`;
