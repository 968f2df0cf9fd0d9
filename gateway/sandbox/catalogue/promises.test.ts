import { lotteryOf } from '../../play/lottery/lotteries.ts';
import { vendorGame } from '../games/vendorGame.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { catalogue } from './catalogue.ts';

const { games } = catalogue(8866);

/** What pressing play leads to. */
const opens = (game: CatalogueGame): string => {
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT')
    return lotteryOf(game.gameCode) ? 'lottery' : 'nothing';
  const { gameCode, gameType, category, tag, minBet, lineNum, cover } = game;
  return vendorGame({
    ...{ gameCode, gameType, tag, minBet, lineNum },
    ...{ gameClassify: category ?? gameType, art: cover },
  }).engine;
};

/** Words by which players know a kind of game, in both languages. */
const kinds = {
  baccarat: /baccarat/,
  roulette: /roulette/,
  hilo: /cao thấp|high low/,
  videopoker: /poker/,
  tienlen: /tiến lên/,
  phom: /phỏm/,
  fishing: /bắn cá|săn cá( |$)|fish hunt|shooter/,
  lottery: /xổ số|lottery|keno|lô tô|\blo to\b/,
  taixiu: /tài xỉu/,
  xocdia: /xóc đĩa/,
  slots: /^quay | spins?\b|nổ hũ|\bpot\b/,
  // No game of these kinds can be played yet: no name may promise one.
  blackjack: /blackjack|xì dách|xi dach/,
  poker: /xì tố|stud\b|pai gow|liêng|\blieng\b|ba cây|bài cào|three card|three trees/,
  dice: /\bsic bo\b|xoc dia|bầu cua|gourd crab|craps|xúc xắc|\bdice\b|fan tan/,
  cards:
    /mậu binh|mau binh|phom|sâm lốc|sam loc|tứ sắc|chắn|\bchan\b|catte|rồng hổ|dragon tiger|ngầu hầm|bull bull/,
  board: /mạt chược|mahjong|cờ tướng|cờ úp|chess/,
  instant: /thả bi|marble drop|dò mìn|mine finder|vút cao|climber|đập trứng|phạt đền|penalty|phi tiêu|dart/,
  scratch: /vé cào|scratch/,
  bingo: /bingo/,
  race: /đua ngựa|horse rac|đua xe|racing/,
  cockfight: /đá gà|trường gà|cockfight|rooster arena/,
  sports: /trực tiếp|\blive\b|(^| )ảo( |$)|virtual/,
  wheel: /vòng quay|lucky wheel/,
} as const satisfies Record<string, RegExp>;

const promised = ({ gameName, gameNameEn }: CatalogueGame): string[] =>
  Object.entries(kinds)
    .filter(([, words]) => [gameName, gameNameEn].some((name) => words.test(name.toLowerCase())))
    .map(([kind]) => kind);

test('GAME-12 STAGE-03 a name that promises a kind of game opens that kind, over the whole catalogue', () => {
  const broken = games
    .map((game) => ({
      name: `${game.gameName} / ${game.gameNameEn}`,
      kind: promised(game),
      opens: opens(game),
    }))
    .filter(({ kind, opens: opened }) => kind.some((one) => one !== opened));
  expect(broken.map((one) => `${one.name}: ${one.kind.join()} > ${one.opens}`).slice(0, 400)).toEqual([]);
});

test('GAME-12 every game but a slot says what it is', () => {
  const said = ['slots', 'fishing'];
  const silent = games.filter((game) => !said.includes(opens(game)) && !promised(game).includes(opens(game)));
  expect(silent.map(({ gameName, gameType }) => `${gameType} ${gameName}`).slice(0, 40)).toEqual([]);
});
