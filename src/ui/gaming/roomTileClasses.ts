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

/** The heart, which has a colour of its own while it is pressed. */
export const favouriteClass = `${roomTileClasses.act}-favourite`;
