import { isHidden } from '../../catalogue/games/isHidden.ts';
import { hundredthsOf, oddsOf, returnOf, sportsLimits, type MatchOutcome } from '#contract/sports';
import type { Currency } from '#contract/money';
import type { Body } from '#contract/wireTypes';
import type { Bet } from '../bets/betRepository.ts';
import { betService } from '../seamlessWallet/betService.ts';
import { recordSettled } from '../seamlessWallet/recordSettled.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuseClosedGame } from '../../catalogue/games/refuseClosedGame.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { demandPlay } from '../saferPlay/demandPlay.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import { moneyStepOf } from '../../brands/currencies/moneyStepOf.ts';
import type { Tenant, Tenants } from '../../brands/tenants/tenant.ts';
import { contestOf } from './contest.ts';
import { feedStore } from './feedStore.ts';
import { bookOf, type Book } from './books.ts';
import { matchStore, type MatchRow } from './matchStore.ts';
import { quoteAt } from './quote.ts';
import { sportsBetStore, type StakedBet } from './sportsBetStore.ts';

type Slip = Body<'sportsBet'>;

export interface Punter {
  readonly caller: Player;
  readonly tenant: Tenant;
  readonly now: Date;
}

/** The round of a bet: the bet is its own visit, and its id names the round. */
const roundOf = (
  { id, merchant, memberId, vassalage, gameCode, gameType }: Book & Pick<Bet, 'id' | 'merchant' | 'memberId'>,
  currency: Currency,
  now: Date,
) => ({
  visit: { id, merchant, memberId, vassalage, gameCode, gameType },
  ...{ roundRef: id, currency, id, now },
});

/** The rules of a bet on a match, from stake to settlement. Runs in a transaction. */
export const sportsBetService = (tx: Queries, runtime: Pick<Runtime, 'newId' | 'now'>) => {
  const store = sportsBetStore(tx);

  /** The price that is taken, in hundredths. Refuses `market_closed`, and `odds_changed` with the price as it is now. */
  const takenPrice = (match: MatchRow, { side, odds, takesRise }: Slip, now: Date): number => {
    const quote = quoteAt(match, now);
    const price = quote?.odds[side];
    if (quote === undefined || price === undefined || quote.locked) return refuse('market_closed');
    const seen = hundredthsOf(odds);
    if (price === seen || (takesRise && price > seen)) return price;
    return refuse('odds_changed', { odds: oddsOf(price) });
  };

  return {
    /**
     * Takes a bet at the price that was seen; answers its id. Refuses `not_found`, `odds_paused`, `market_closed`,
     * `odds_changed`, `amount_out_of_range`, `insufficient_funds`, `limit_reached`, `game_maintenance`, and as
     * `demandPlay` does.
     */
    place: async ({ caller, tenant, now }: Punter, slip: Slip): Promise<string> => {
      const { merchant, memberId } = caller;
      const { currency, timeZone } = tenant;
      const match = (await matchStore(tx).share({ merchant, id: slip.matchId })) ?? refuse('not_found');
      const { play } = contestOf(match) ?? refuse('not_found');
      if (isHidden(tenant.market, play.sport)) return refuse('not_found');
      const book = bookOf(play.sport);
      await refuseClosedGame(tx, merchant, book.gameCode, now);
      const stake = BigInt(slip.stake);
      const most = scaledSum(sportsLimits.mostStake, tenant);
      if (stake < scaledSum(sportsLimits.leastStake, tenant) || stake > most)
        return refuse('amount_out_of_range');
      const id = runtime.newId();
      const round = roundOf({ id, merchant, memberId, ...book }, currency, now);
      await betService(tx).place({ ...round, timeZone }, stake, async () => {
        // The call may have waited for the member's lock: a break or a price of before counts no more.
        const judgedAt = runtime.now();
        await demandPlay(tx, caller, tenant, judgedAt);
        if ((await feedStore(tx).stoppedAt(merchant)) !== undefined) return refuse('odds_paused');
        const odds = takenPrice(match, slip, judgedAt);
        await store.insert({ id, merchant, memberId, matchId: match.id, side: slip.side, odds });
        // The member is locked, so that bets of one member are counted one after the other.
        if ((await store.stakedOn(caller, match.id)) > most) refuse('amount_out_of_range');
      });
      return id;
    },

    /** Pays what the outcome brings, or gives the stake back; nothing when the bet had ended before. */
    settle: async (
      { ticket: { id, side, odds }, bet }: StakedBet,
      outcome: MatchOutcome,
      tenants: Pick<Tenants, 'all'>,
      now: Date,
    ): Promise<void> => {
      if (!(await store.end(id, now))) return;
      const currency = bet.currency as Currency;
      const round = roundOf(bet, currency, now);
      if (outcome === 'void') return betService(tx).cancel(round);
      const win = outcome === side ? returnOf(bet.stake, oddsOf(odds)) : 0n;
      await betService(tx).settle(round, win, (settled) =>
        recordSettled(tx, runtime, settled, moneyStepOf(tenants, bet.merchant, currency), now),
      );
    },
  };
};
