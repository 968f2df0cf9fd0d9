import { drawCock, type Cock } from './cock.ts';
import { drawCrest, type Crest } from './crest.ts';
import { drawSilks, type Silks } from './silks.ts';

const shapesOf = (look: Crest | Silks | Cock): string => {
  if (look.kind === 'crest') return drawCrest(look);
  return look.kind === 'silks' ? drawSilks(look) : drawCock(look);
};

/** The picture of a team as a file. */
export const drawTeam = (look: Crest | Silks | Cock): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapesOf(look)}</svg>\n`;
