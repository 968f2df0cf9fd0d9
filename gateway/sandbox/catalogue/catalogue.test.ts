import { gameTypes } from '#contract/constants';
import { gamesPerPage } from '#contract/firstCalls';
import { motifs } from '../art/motifs.ts';
import { themes } from '../art/themes.ts';
import { catalogue } from './catalogue.ts';
import { subjects } from './subjects.ts';

const { vendors, games } = catalogue(8866);

test('the same number gives the same world, another number another one', () => {
  expect(catalogue(8866)).toEqual({ vendors, games });
  expect(catalogue(8867).games).not.toEqual(games);
});

test('GAME-02 the lobby holds 10,000 games, each with its own code, node and names', () => {
  expect(games).toHaveLength(10_000);
  for (const key of ['gameCode', 'nodeId', 'gameName', 'gameNameEn'] as const) {
    expect(new Set(games.map((game) => game[key])).size).toBe(10_000);
  }
});

test('every title is composed Vietnamese (NFC) without doubled words or spaces', () => {
  const free = games.filter((game) => game.gameType === 'RNG' && game.category === null);
  for (const { gameName } of games)
    expect(gameName).toBe(gameName.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  for (const { gameName } of free) {
    const words = gameName.toLowerCase().split(' ');
    expect(words).toHaveLength(new Set(words).size);
  }
});

test('every game type has vendors, and every game is made by a vendor of its type', () => {
  const typesOf = new Map(vendors.map((vendor) => [vendor.vassalage, vendor.gameTypes]));
  expect(new Set(vendors.flatMap((vendor) => vendor.gameTypes))).toEqual(new Set(gameTypes));
  for (const game of games) expect(typesOf.get(game.vassalage)).toContain(game.gameType);
});

test('no two games within two places of a list share the theme of their cover', () => {
  for (const gameType of gameTypes) {
    const list = games.filter((game) => game.gameType === gameType).map((game) => game.cover.theme);
    list.forEach((theme, at) => expect(list.slice(Math.max(0, at - 2), at)).not.toContain(theme));
  }
});

test('STAGE-01 no page of a list has two covers of the same subject in the same scenery', () => {
  for (const gameType of gameTypes) {
    const list = games.filter((game) => game.gameType === gameType);
    const looks = list.map(({ cover }) => `${cover.motif} ${cover.theme}`);
    // A type with fewer looks than a page has places cannot keep them apart.
    if (new Set(looks).size < 2 * gamesPerPage) continue;
    // At its end a list has no others left.
    const twins = looks
      .slice(0, -gamesPerPage)
      .filter((look, at) => looks.slice(Math.max(0, at - gamesPerPage), at).includes(look));
    expect([gameType, twins.length]).toEqual([gameType, 0]);
  }
});

test('STAGE-01 no subject stands on more than a third of the covers that open a page of cards, wheels or arcade games', () => {
  for (const gameType of ['PVP', 'BAC', 'ROU', 'JL', 'ELOTT'] as const) {
    const page = games.filter((game) => game.gameType === gameType).slice(0, gamesPerPage);
    const shown = Map.groupBy(page, ({ cover }) => cover.motif);
    const most = Math.max(...[...shown.values()].map((covers) => covers.length));
    expect([gameType, most <= page.length / 3]).toEqual([gameType, true]);
  }
});

test('a cover shows what the title names', () => {
  const named = new Map<string, string[]>();
  for (const { vi, motif } of subjects) named.set(motif, [...(named.get(motif) ?? []), vi]);
  const free = games.filter((game) => game.gameType === 'RNG' && game.category === null).slice(40);
  for (const { gameName, cover } of free) {
    expect(named.get(cover.motif)?.some((name) => gameName.includes(name))).toBe(true);
  }
});

test('every motif and theme asked for exists, and a motif stands only beside known ones', () => {
  for (const { cover } of games) {
    expect(motifs).toHaveProperty([cover.motif]);
    expect(themes).toHaveProperty([cover.theme]);
  }
  const known = Object.keys(motifs);
  for (const facts of Object.values(motifs)) {
    if ('friends' in facts) expect(known).toEqual(expect.arrayContaining([...facts.friends]));
  }
});

test('the head of the slots is the one of the home page, open and in order', () => {
  const slots = games.filter((game) => game.gameType === 'RNG');
  expect(slots.slice(0, 5).map((game) => game.gameName)).toEqual([
    'Kho Báu Rồng Vàng',
    'Đinh Ba Hải Vương',
    'Thần Đèn Ba Điều Ước',
    'Bọ Hung Thần Bí',
    'Thỏ Ngọc Cung Trăng',
  ]);
  expect(slots.slice(0, 20).map((game) => game.state)).not.toContain('maintenance');
});
