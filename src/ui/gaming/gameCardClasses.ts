import { slotClasses } from '../styles/slotClasses';

export const gameCardClasses = slotClasses('MarqueeGameCard', [
  'root',
  'cover',
  'picture',
  'tag',
  'play',
  'playLabel',
  'try',
  'detail',
  'closed',
  'name',
  'vendor',
  'heart',
]);

/** Class of one kind of tag, in addition to the class of all tags. */
export const tagClass = (kind: 'jackpot' | 'hot' | 'new') => `${gameCardClasses.tag}-${kind}`;
/** Picture above the text of a closed cover. */
export const closedMarkClass = `${gameCardClasses.closed}-mark`;
/** The line of the vendor when it says what the pot holds. */
export const potClass = `${gameCardClasses.vendor}-pot`;
/** A heart that was just pressed, which is animated. */
export const poppingClass = `${gameCardClasses.heart}-popping`;
/** Shows a card's hover layer without a pointer, for pictures of it. */
export const veiledClass = `${gameCardClasses.root}-veiled`;
