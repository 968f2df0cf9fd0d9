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
