import { drawCrest, type Crest } from './crest.ts';
import { drawSilks, type Silks } from './silks.ts';

/** The picture of a team as a file. */
export const drawTeam = (look: Crest | Silks): string => {
  const shapes = look.kind === 'crest' ? drawCrest(look) : drawSilks(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>\n`;
};
