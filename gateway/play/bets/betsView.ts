import type { Queries } from '../../platform/database/database.ts';
import type { Bet } from './betRepository.ts';
import { bets } from './schema.ts';

/** What other rooms may know of bets, for them to join: nothing of requirements, limits and rebates. */
export const betsView = (queries: Queries) =>
  queries
    .select({
      id: bets.id,
      merchant: bets.merchant,
      memberId: bets.memberId,
      vassalage: bets.vassalage,
      gameCode: bets.gameCode,
      gameType: bets.gameType,
      stake: bets.stake,
      validBet: bets.validBet,
      win: bets.win,
      currency: bets.currency,
      state: bets.state,
      placedAt: bets.placedAt,
    })
    .from(bets)
    .as('bet');

type BetsView = ReturnType<typeof betsView>;

/** All columns of the view, to be selected beside those of other tables. */
export const betColumns = (view: BetsView) => {
  const { id, merchant, memberId, vassalage, gameCode, gameType } = view;
  const { stake, validBet, win, currency, state, placedAt } = view;
  return {
    ...{ id, merchant, memberId, vassalage, gameCode, gameType },
    ...{ stake, validBet, win, currency, state, placedAt },
  };
};

/** A bet as the view shows it. */
export type SeenBet = Pick<Bet, keyof ReturnType<typeof betColumns>>;
