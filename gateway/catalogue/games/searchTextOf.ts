import { pinyin } from 'pinyin-pro';
import { foldText } from '../../platform/text/foldText.ts';

interface Searched {
  readonly names: readonly string[];
  readonly vendorName: string;
  readonly vassalage: string;
  readonly gameCode: string;
}

/** A Chinese name as it is typed without Chinese keys: its syllables in one, and their first letters. */
const spellings = (name: string): string[] => {
  if (!/\p{Script=Han}/u.test(name)) return [];
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
};

/** What a game is found by: its names first, then vendor and codes (GAME-02); Chinese names by pinyin as well. */
export const searchTextOf = ({ names, vendorName, vassalage, gameCode }: Searched): string =>
  foldText([...names, ...names.flatMap(spellings), vendorName, vassalage, gameCode].join(' '));
