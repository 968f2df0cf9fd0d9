import type { GameView } from '../engine/gameWire.ts';
import { baccaratPlay } from './baccarat/baccaratPlay.ts';
import { taiXiuPlay } from './bowl/taiXiuPlay.ts';
import { xocDiaPlay } from './bowl/xocDiaPlay.ts';
import { fishPlay } from './fishing/fishPlay.ts';
import { hiloPlay } from './hilo/hiloPlay.ts';
import { roulettePlay } from './roulette/roulettePlay.ts';
import { slotsPlay } from './slots/slotsPlay.ts';
import { videoPokerPlay } from './videoPoker/videoPokerPlay.ts';
import type { Play, Table } from './table.ts';

/** How each engine is played on the page; the tables of four are chunks of their own. */
export const gamePlays = {
  slots: slotsPlay,
  roulette: roulettePlay,
  baccarat: baccaratPlay,
  taixiu: taiXiuPlay,
  xocdia: xocDiaPlay,
  hilo: hiloPlay,
  videopoker: videoPokerPlay,
  tienlen: async (table) =>
    (await import(/* webpackChunkName: "tienLen" */ './tienLen/tienLenPlay.ts')).tienLenPlay(table),
  phom: async (table) => (await import(/* webpackChunkName: "phom" */ './phom/phomPlay.ts')).phomPlay(table),
  fishing: fishPlay,
} as const satisfies Record<GameView['engine'], (table: Table) => Play | Promise<Play>>;
