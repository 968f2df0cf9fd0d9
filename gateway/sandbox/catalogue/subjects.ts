import { beasts } from './subjects/beasts.ts';
import { heroes } from './subjects/heroes.ts';
import { relics } from './subjects/relics.ts';
import { fruits } from './subjects/fruits.ts';
import { sweets } from './subjects/sweets.ts';
import { flowers } from './subjects/flowers.ts';
import type { Subject } from './subjects/Subject.ts';

/** What a slot can be about. The motif is what its cover shows, so the words must name it. */
export const subjects = [
  ...beasts,
  ...heroes,
  ...relics,
  ...fruits,
  ...sweets,
  ...flowers,
] as const satisfies readonly Subject[];
