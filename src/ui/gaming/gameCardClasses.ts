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

/** A tag of that kind, beside the class of all tags. */
export const tagClass = (kind: 'jackpot' | 'hot' | 'new') => `${gameCardClasses.tag}-${kind}`;
/** The picture over the words of a closed cover. */
export const closedMarkClass = `${gameCardClasses.closed}-mark`;
/** A heart that was just pressed. */
export const poppingClass = `${gameCardClasses.heart}-popping`;
/** A card that shows its veil though no pointer rests on it: for pictures of it. */
export const veiledClass = `${gameCardClasses.root}-veiled`;
