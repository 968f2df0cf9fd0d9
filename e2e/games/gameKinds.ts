import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints';
import type { GameType } from '#contract/constants';
import type { Value } from '#contract/wireTypes';

export interface GameKind {
  /** Engine by which the page of the game is called. */
  readonly engine: string;
  readonly gameType: GameType;
  /** Words of the game's name. */
  readonly named?: string;
  /** Whether it is a live table. */
  readonly isTable?: boolean;
}

/** Kinds of games of the demonstration that stand on a stage of their own. */
export const stages = {
  'a slot with a jackpot': { engine: 'slots', gameType: 'JP' },
  roulette: { engine: 'roulette', gameType: 'ROU' },
  'hi-lo': { engine: 'hilo', gameType: 'PVP', named: 'Cao Thấp' },
  fishing: { engine: 'fishing', gameType: 'FISH' },
} as const satisfies Record<string, GameKind>;

/** The other kinds. */
export const tables = {
  'a slot': { engine: 'slots', gameType: 'RNG' },
  baccarat: { engine: 'baccarat', gameType: 'BAC' },
  'Tài Xỉu': { engine: 'taixiu', gameType: 'RNG', named: 'Tài Xỉu' },
  'Xóc Đĩa': { engine: 'xocdia', gameType: 'RNG', named: 'Xóc Đĩa' },
  'Tiến Lên': { engine: 'tienlen', gameType: 'PVP', named: 'Tiến Lên' },
  Phỏm: { engine: 'phom', gameType: 'PVP', named: 'Phỏm' },
  'video poker': { engine: 'videopoker', gameType: 'PVP', named: 'Poker' },
  'a live table of baccarat': { engine: 'baccarat', gameType: 'LIVE', named: 'Baccarat', isTable: true },
  'a live table of Tài Xỉu': { engine: 'taixiu', gameType: 'LIVE', named: 'Tài Xỉu', isTable: true },
  'a live table of Xóc Đĩa': { engine: 'xocdia', gameType: 'LIVE', named: 'Xóc Đĩa', isTable: true },
} as const satisfies Record<string, GameKind>;

/** Asks the gateway from a page of the brand. */
const ask = async <Answer>(
  page: Page,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Answer> => {
  const address = `${path}?${new URLSearchParams(query).toString()}`;
  const { value } = await page.evaluate(
    async (asked) => (await (await fetch(asked)).json()) as { value: Answer },
    address,
  );
  return value;
};

/** Code of the first open game of a kind, as the lobby lists it. The page shows the brand. */
export const codeOf = async (
  page: Page,
  brand: string,
  { gameType, named = '', isTable = false }: GameKind,
): Promise<string> => {
  const language = 'VI';
  if (isTable) {
    const { list } = await ask<Value<'roomList'>>(page, endpoints.roomList.path, { language });
    return list.find(({ game }) => game.gameName.includes(named))?.roomId ?? '';
  }
  const { games } = await ask<Value<'gameList'>>(page, endpoints.gameList.path, {
    ...{
      clientType: 'WEB',
      platform: 'WEB',
      merchant: brand,
      language,
      gameType,
      pageNo: '1',
      pageSize: '20',
    },
    ...(named !== '' && { gameName: named }),
  });
  const open = games.find(
    ({ gameName, isGame, maintenanceEnd }) =>
      gameName.includes(named) && isGame === 'GAME' && maintenanceEnd === null,
  );
  return open?.gameCode ?? '';
};
