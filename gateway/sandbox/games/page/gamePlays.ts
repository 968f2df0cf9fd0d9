import type { GameView } from '../engine/gameWire.ts';
import { baccaratPlay } from './baccarat/baccaratPlay.ts';
import { taiXiuPlay } from './bowl/taiXiuPlay.ts';
import { xocDiaPlay } from './bowl/xocDiaPlay.ts';
import { fishPlay } from './fishing/fishPlay.ts';
import { hiloPlay } from './hilo/hiloPlay.ts';
import { phomPlay } from './phom/phomPlay.ts';
import { roulettePlay } from './roulette/roulettePlay.ts';
import { slotsPlay } from './slots/slotsPlay.ts';
import { tienLenPlay } from './tienLen/tienLenPlay.ts';
import { videoPokerPlay } from './videoPoker/videoPokerPlay.ts';
import type { Play, Table } from './table.ts';

/** How each engine is played on the page. */
export const gamePlays = {
  slots: slotsPlay,
  roulette: roulettePlay,
  baccarat: baccaratPlay,
  taixiu: taiXiuPlay,
  xocdia: xocDiaPlay,
  hilo: hiloPlay,
  videopoker: videoPokerPlay,
  tienlen: tienLenPlay,
  phom: phomPlay,
  fishing: fishPlay,
} as const satisfies Record<GameView['engine'], (table: Table) => Play>;
