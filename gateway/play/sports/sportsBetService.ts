import { isHidden } from '../../catalogue/games/isHidden.ts';
import { hundredthsOf, oddsOf, sportsLimits, type Sport } from '#contract/sports';
import { returnOfLegs, settleLeg, type LegResult } from '#contract/settleLeg';
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
import { parlayReturns } from './parlayReturns.ts';
import { priceOf } from './priceOf.ts';
import { quoteAt } from './quote.ts';
import { sportsBetStore, type LegRow, type TicketFacts } from './sportsBetStore.ts';
import { decidedPart, validBetOf, type StakedBet } from './validBetOf.ts';

type Slip = Body<'sportsBet'>;
type SlipLeg = Slip['legs'][number];

interface MatchedLeg {
  readonly leg: SlipLeg;
  readonly match: MatchRow;
}

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

const resultsOf = ({ legs }: TicketFacts): (LegResult | undefined)[] =>
  legs.map(({ leg, match: { outcome, score } }) =>
    outcome === null ? undefined : settleLeg(leg, { outcome, score }),
  );

const stakedBet = ({ bet, legs }: TicketFacts): StakedBet => ({
  stake: bet.stake,
  legs: legs.map(({ leg }) => leg),
});

/** Whether nothing that is still to come can change what a bet brings. */
const isDecided = (results: readonly (LegResult | undefined)[]): results is LegResult[] =>
  !results.includes(undefined);

/** The price of a leg now, in hundredths. Refuses `market_closed` with its match. */
const priceNow = ({ leg, match }: MatchedLeg, now: Date): number => {
  const quote = quoteAt(match, now);
  const price = quote && priceOf(quote, leg);
  if (quote === undefined || price === undefined || quote.locked)
    return refuse('market_closed', { closed: match.id });
  return price;
};

/** The rules of a bet on matches, from stake to settlement. Runs in a transaction. */
export const sportsBetService = (tx: Queries, runtime: Pick<Runtime, 'newId' | 'now'>) => {
  const store = sportsBetStore(tx);

  /** The prices that are taken, in hundredths. Refuses `market_closed`, and `odds_changed` with all prices as they are now. */
  const takenPrices = (legs: readonly MatchedLeg[], takesRise: boolean, now: Date): number[] => {
    const prices = legs.map((leg) => priceNow(leg, now));
    const isTaken = legs.every(({ leg }, place) => {
      const [seen, price = 0] = [hundredthsOf(leg.odds), prices[place]];
      return price === seen || (takesRise && price > seen);
    });
    return isTaken ? prices : refuse('odds_changed', { prices: prices.map(oddsOf) });
  };

  /** The legs with their matches, which do not end meanwhile, and their sport. */
  const matchedLegs = async (
    { caller: { merchant }, tenant }: Punter,
    legs: readonly SlipLeg[],
  ): Promise<{ matched: MatchedLeg[]; sport: Sport }> => {
    const ids = new Set(legs.map(({ matchId }) => matchId));
    // Results of one match hang together: their prices cannot be multiplied.
    if (ids.size < legs.length) return refuse('bad_request');
    const rows = new Map((await matchStore(tx).share(merchant, [...ids])).map((row) => [row.id, row]));
    const matched = legs.map((leg) => ({ leg, match: rows.get(leg.matchId) ?? refuse('not_found') }));
    const played = new Set(matched.map(({ match }) => (contestOf(match) ?? refuse('not_found')).play.sport));
    const [sport, another] = played;
    if (sport === undefined || isHidden(tenant.market, sport)) return refuse('not_found');
    return another === undefined ? { matched, sport } : refuse('bad_request');
  };

  /** Refuses `amount_out_of_range` of a stake that no bet of so many legs may have. */
  const demandStake = (stake: bigint, isParlay: boolean, tenant: Tenant): void => {
    const most = isParlay ? sportsLimits.mostParlayStake : sportsLimits.mostStake;
    if (stake < scaledSum(sportsLimits.leastStake, tenant) || stake > scaledSum(most, tenant))
      refuse('amount_out_of_range');
  };

  /**
   * Refuses `amount_out_of_range` when the member's bets together stake too much on one match, or when parlays that
   * win together return too much. Called with the member locked, so that bets sent at the same time are counted one
   * after the other.
   */
  const demandExposure = async ({ caller, tenant }: Punter, matchIds: readonly string[]): Promise<void> => {
    const bets = (await store.onMatches(caller, matchIds)).map(stakedBet);
    for (const matchId of matchIds) {
      const staked = bets
        .filter(({ legs }) => legs.some((leg) => leg.matchId === matchId))
        .reduce((sum, { stake }) => sum + stake, 0n);
      if (
        staked > scaledSum(sportsLimits.mostStake, tenant) ||
        parlayReturns(bets, matchId) > scaledSum(sportsLimits.mostParlayReturn, tenant)
      )
        refuse('amount_out_of_range');
    }
  };

  return {
    /**
     * Takes a bet at the prices that were seen; answers its id. Refuses `not_found`, `odds_paused`, `market_closed`,
     * `odds_changed`, `amount_out_of_range`, `insufficient_funds`, `limit_reached`, `game_maintenance`, and as
     * `demandPlay` does.
     */
    place: async (punter: Punter, slip: Slip): Promise<string> => {
      const { caller, tenant, now } = punter;
      const { merchant, memberId } = caller;
      const { currency, timeZone } = tenant;
      const { matched, sport } = await matchedLegs(punter, slip.legs);
      const book = bookOf(sport);
      await refuseClosedGame(tx, merchant, book.gameCode, now);
      const stake = BigInt(slip.stake);
      const isParlay = matched.length > 1;
      demandStake(stake, isParlay, tenant);
      const id = runtime.newId();
      const round = roundOf({ id, merchant, memberId, ...book }, currency, now);
      await betService(tx).place({ ...round, timeZone }, stake, async () => {
        // The call may have waited for the member's lock: a break or a price of before counts no more.
        const judgedAt = runtime.now();
        await demandPlay(tx, caller, tenant, judgedAt);
        if ((await feedStore(tx).stoppedAt(merchant)) !== undefined) return refuse('odds_paused');
        const prices = takenPrices(matched, slip.takesRise, judgedAt);
        const legs = matched.map(({ leg: { matchId, market, side, line = null } }, place) => ({
          ...{ matchId, market, side, line },
          odds: prices[place] ?? 0,
        }));
        await store.insert({ id, merchant, memberId }, legs);
        await demandExposure(
          { caller, tenant, now: judgedAt },
          legs.map(({ matchId }) => matchId),
        );
      });
      return id;
    },

    /**
     * Takes the end of a leg's match into account. A bet with a lost leg is lost; one whose legs are all decided is paid,
     * and gives its stake back if all of its matches were called off; any other waits. Does nothing to a bet that has
     * ended.
     */
    settle: async (
      leg: Pick<LegRow, 'betId' | 'place'>,
      tenants: Pick<Tenants, 'all'>,
      now: Date,
    ): Promise<void> => {
      const facts = await store.lockOpen(leg.betId);
      if (facts === undefined) return;
      await store.endLeg(leg, now);
      const results = resultsOf(facts);
      const isLost = results.includes('lost');
      if (!isLost && !isDecided(results)) return;
      const { bet, legs } = facts;
      await store.end(bet.id, now);
      const currency = bet.currency as Currency;
      const round = roundOf(bet, currency, now);
      if (results.every((result) => result === 'void')) return betService(tx).cancel(round);
      const ended = legs.map(({ leg: { odds } }, place) => ({ odds, result: results[place] ?? 'lost' }));
      const win = isLost ? 0n : returnOfLegs(bet.stake, ended);
      const played = await store.onMatches(
        bet,
        legs.map(({ leg: { matchId } }) => matchId),
      );
      await betService(tx).settle(
        round,
        win,
        (settled) => recordSettled(tx, runtime, settled, moneyStepOf(tenants, bet.merchant, currency), now),
        () => decidedPart(validBetOf(stakedBet(facts), played.map(stakedBet)), results),
      );
    },
  };
};
