import { isPick, lotteryLimits, playTypes, unitsOf, type DrawnPrize } from '#contract/lottery';
import type { Currency } from '#contract/money';
import type { Body } from '#contract/wireTypes';
import { betService, type NewStake } from '../seamlessWallet/betService.ts';
import { betRepository } from '../bets/betRepository.ts';
import { recordSettled } from '../seamlessWallet/recordSettled.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { demandPlay } from '../saferPlay/demandPlay.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import { moneyStepOf } from '../../brands/currencies/moneyStepOf.ts';
import type { Tenant, Tenants } from '../../brands/tenants/tenant.ts';
import { drawStore, type DrawName, type DrawRow } from './drawStore.ts';
import { exposures } from './exposures.ts';
import { lotteriesOf, lotteryOf, type Lottery } from './lotteries.ts';
import { payout } from './payout.ts';
import { rates } from './rates.ts';
import { refuseClosedGame } from '../../catalogue/games/refuseClosedGame.ts';
import type { lotteryTickets } from './schema.ts';
import { ticketStore, type TicketRow } from './ticketStore.ts';

type Slip = Body<'lotteryBet'>;
type Line = Slip['lines'][number];

export interface Bettor {
  readonly caller: Player;
  readonly tenant: Tenant;
  readonly now: Date;
}

/** The round of a ticket: the ticket is its own visit, and its id names the round. */
const roundOf = (
  { id, merchant, memberId }: Pick<TicketRow, 'id' | 'merchant' | 'memberId'>,
  { code, vassalage, gameType }: Lottery,
  { currency }: Pick<Tenant, 'currency'>,
  now: Date,
) => ({
  visit: { id, merchant, memberId, vassalage, gameCode: code, gameType },
  roundRef: id,
  currency,
  id,
  now,
});

/** What a line stakes. Refuses `bad_request` for numbers that cannot be chosen, `amount_out_of_range`. */
const stakeOf = ({ playType, picks, unitStake, times }: Line, tenant: Tenant) => {
  const units = unitsOf(playType, picks.length);
  const isSound = picks.length <= playTypes[playType].most && picks.every((pick) => isPick(playType, pick));
  if (!isSound || units === 0) return refuse('bad_request');
  const stake = BigInt(unitStake) * BigInt(times) * BigInt(units);
  if (BigInt(unitStake) < scaledSum(lotteryLimits.leastUnit, tenant)) return refuse('amount_out_of_range');
  if (stake > scaledSum(lotteryLimits.mostStake, tenant)) return refuse('amount_out_of_range');
  return { units, stake };
};

/** The rules of a ticket, from stake to settlement or cancellation. Runs in a transaction. */
export const ticketService = (tx: Queries, runtime: Runtime) => {
  const store = ticketStore(tx);

  /** A draw that takes bets, and does so until the transaction ends. Refuses `draw_closed`. */
  const openDraw = async (name: DrawName, now: Date): Promise<DrawRow> => {
    const draw = await drawStore(tx).share(name);
    if (draw === undefined) return refuse('not_found');
    if (draw.drawnAt !== null || now >= draw.closesAt) return refuse('draw_closed');
    return draw;
  };

  /**
   * Refuses `amount_out_of_range` when all tickets of the member in the draw stake more on one outcome than a line may.
   * Called with the member locked, so that slips sent at the same time are counted one after the other.
   */
  const demandExposure = async ({ caller, tenant }: Bettor, draw: DrawName): Promise<void> => {
    const most = scaledSum(lotteryLimits.mostStake, tenant);
    for (const staked of exposures(await store.ofDraw(caller, draw)).values())
      if (staked > most) refuse('amount_out_of_range');
  };

  return {
    /**
     * Places every line of a slip or none; answers the tickets. Refuses `not_found`, `draw_closed`, `bad_request`,
     * `amount_out_of_range`, `insufficient_funds`, `limit_reached`, `game_maintenance`, and as `demandPlay` does.
     */
    place: async ({ caller, tenant, now }: Bettor, { gameCode, drawNo, lines }: Slip): Promise<string[]> => {
      const { merchant, memberId } = caller;
      const { timeZone } = tenant;
      const lottery = lotteriesOf(tenant).find(({ code }) => code === gameCode) ?? refuse('not_found');
      await refuseClosedGame(tx, merchant, gameCode, now);
      const draw = await openDraw({ merchant, lottery: gameCode, drawNo }, now);
      const stakes: NewStake[] = [];
      const tickets: (typeof lotteryTickets.$inferInsert)[] = [];
      for (const line of lines) {
        const pays = rates[lottery.format][line.playType] ?? refuse('bad_request');
        const { units, stake } = stakeOf(line, tenant);
        const id = runtime.newId();
        const ticket = { id, merchant, memberId, lottery: gameCode, drawNo };
        stakes.push({ call: { ...roundOf(ticket, lottery, tenant, now), timeZone }, stake });
        const { playType, picks, unitStake, times } = line;
        tickets.push({
          ...ticket,
          ...{ playType, picks: picks.toSorted(), units, unitStake: BigInt(unitStake), times, pays },
        });
      }
      await betService(tx).placeAll(stakes, async () => {
        // The call may have waited for the member's lock: what was true when it came may be over.
        const judgedAt = runtime.now();
        await demandPlay(tx, caller, tenant, judgedAt);
        if (judgedAt >= draw.closesAt) return refuse('draw_closed');
        await store.insert(tickets);
        return demandExposure({ caller, tenant, now: judgedAt }, draw);
      });
      return stakes.map(({ call: { id } }) => id);
    },

    /** Gives the stake back while the draw takes bets. Refuses `not_found`, `draw_closed`. */
    cancel: async ({ caller, tenant, now }: Bettor, id: string): Promise<void> => {
      const ticket = (await store.find(caller, id)) ?? refuse('not_found');
      await openDraw(ticket, now);
      const lottery = lotteryOf(ticket.lottery) ?? refuse('not_found');
      await store.end(id, now);
      await betService(tx).cancel(roundOf(ticket, lottery, tenant, now));
    },

    /** Pays what the draw brought, unless the ticket had ended before. `validBet` is the part of its stake that was at risk. */
    settle: async (
      ticket: TicketRow,
      { prizes, validBet }: { readonly prizes: readonly DrawnPrize[]; readonly validBet: bigint },
      tenants: Pick<Tenants, 'all'>,
      now: Date,
    ): Promise<void> => {
      const lottery = lotteryOf(ticket.lottery);
      if (lottery === undefined) throw new Error(`There is no lottery ${ticket.lottery}`);
      if (!(await store.end(ticket.id, now))) return;
      const { merchant, id } = ticket;
      const bet = await betRepository(tx).lock({ merchant, vassalage: lottery.vassalage, roundRef: id });
      if (bet === undefined) throw new Error(`Ticket ${id} has no bet`);
      const currency = bet.currency as Currency;
      const win = payout({ ...ticket, perUnit: ticket.unitStake * BigInt(ticket.times) }, prizes);
      await betService(tx).settle(
        roundOf(ticket, lottery, { currency }, now),
        win,
        (settled) =>
          recordSettled(tx, runtime, settled, moneyStepOf(tenants, ticket.merchant, currency), now),
        () => validBet,
      );
    },
  };
};
