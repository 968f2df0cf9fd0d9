import type { TableResult } from '#contract/rooms';
import type { RoundSeed } from '../../../platform/fairness/seedDraws.ts';
import { playRound, type Engine, type GameRequest, type RoundOutcome } from '../engine/playRound.ts';
import { isTriple, sumOf } from '../engine/taiXiuBets.ts';
import { redsOf } from '../engine/xocDiaBets.ts';

/** Games that are dealt to a whole table. */
export const tableEngines = ['baccarat', 'taixiu', 'xocdia'] as const satisfies readonly Engine[];
export type TableEngine = (typeof tableEngines)[number];

/** What a table dealt, as it is told to all who sit there: with nobody's bets. */
export type TableDeal = Extract<RoundOutcome, { readonly engine: TableEngine }>;

export const isTableEngine = (engine: Engine): engine is TableEngine =>
  tableEngines.some((one) => one === engine);

const isDeal = (outcome: RoundOutcome): outcome is TableDeal =>
  outcome.engine !== 'table' && isTableEngine(outcome.engine);

const requestOf = {
  baccarat: { engine: 'baccarat', bets: [] },
  taixiu: { engine: 'taixiu', bets: [] },
  xocdia: { engine: 'xocdia', bets: [] },
} as const satisfies Record<TableEngine, GameRequest>;

/** What comes out of a seed, whoever has bet. */
export const dealTable = async (engine: TableEngine, seed: RoundSeed): Promise<TableDeal> => {
  const { outcome } = await playRound(requestOf[engine], seed);
  if (!isDeal(outcome)) throw new TypeError(`A table of ${engine} dealt ${outcome.engine}`);
  return outcome;
};

/** How a round ended, in a word for its road. */
export const resultOfDeal = (deal: TableDeal): TableResult => {
  if (deal.engine === 'baccarat') return deal.round.winner;
  if (deal.engine === 'xocdia') return redsOf(deal.round.coins) % 2 === 0 ? 'even' : 'odd';
  const { dice } = deal.round;
  if (isTriple(dice)) return 'triple';
  return sumOf(dice) > 10 ? 'big' : 'small';
};
