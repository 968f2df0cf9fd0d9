import type { DrawnPrize } from '#contract/lottery';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { processEach } from '../../platform/alerts/processEach.ts';
import type { Tenant, Tenants } from '../../brands/tenants/tenant.ts';
import { drawPrizes } from './drawPrizes.ts';
import { drawSeed } from './drawSeed.ts';
import { addHoldings, addOpening } from './drawJobKinds.ts';
import { drawStore, type DrawName, type DrawRow } from './drawStore.ts';
import { lotteries, lotteriesOf, lotteryOf, type Lottery } from './lotteries.ts';
import { drawsAfter, drawsUntil, type PlannedDraw } from './schedule.ts';
import { ticketService } from './ticketService.ts';
import { ticketStore, type TicketRow } from './ticketStore.ts';
import { validBets } from './validBets.ts';

const SEED_BYTES = 32;
/** Draws that can be bet on, so that the next one is there in the moment in which one is drawn. */
const AHEAD = 2;
/** Draws that a lottery nobody knows yet has behind it. */
const HISTORY = 8;

const DAY = 86_400_000;
const kept = { quick: 2 * DAY, calendar: 90 * DAY } as const;

interface DrawParts extends AlertParts {
  readonly tenants: Pick<Tenants, 'all'>;
}

/** Holds draws on their schedule, each once, however often it is told to: rows decide, not processes (decisions 16 and 65). */
export const drawService = (parts: DrawParts) => {
  const { database, runtime, tenants } = parts;
  const { queries } = database;
  const store = drawStore(queries);

  const rowOf = (merchant: string, { code, closes }: Lottery, { drawNo, drawsAt }: PlannedDraw) => ({
    ...{ merchant, lottery: code, drawNo, drawsAt },
    closesAt: new Date(drawsAt.getTime() - closes * 1000),
    serverSeed: runtime.randomBytes(SEED_BYTES).toString('hex'),
  });

  const history = (merchant: string, lottery: Lottery, timeZone: string, now: Date) =>
    Promise.all(
      drawsUntil(lottery.schedule, now, timeZone, HISTORY).map(async (draw) => {
        const row = rowOf(merchant, lottery, draw);
        const prizes = await drawPrizes(lottery.format, drawSeed(row));
        return { ...row, prizes, drawnAt: row.drawsAt, settledAt: row.drawsAt };
      }),
    );

  const settle = async (
    ticket: TicketRow,
    prizes: readonly DrawnPrize[],
    validBet: bigint,
  ): Promise<void> => {
    const now = runtime.now();
    await database.transaction((tx) =>
      ticketService(tx, runtime).settle(ticket, { prizes, validBet }, tenants, now),
    );
  };

  /** A ticket that cannot be settled is quarantined and holds up neither the others nor the draw. */
  const settleAll = async (draw: DrawRow): Promise<void> => {
    const tickets = ticketStore(queries);
    const prizes = draw.prizes ?? [];
    // A draw that is closed gets no ticket and loses none, so the risk of a member's tickets is computed once.
    const validByMember = new Map<string, Promise<ReadonlyMap<string, bigint>>>();
    const validBetOf = async ({ id, merchant, memberId }: TicketRow): Promise<bigint> => {
      const known =
        validByMember.get(memberId) ??
        tickets.ofDraw({ merchant, memberId }, draw).then((own) => validBets(own, prizes));
      validByMember.set(memberId, known);
      return (await known).get(id) ?? 0n;
    };
    const left = () =>
      processEach(parts, {
        kind: 'lottery ticket',
        due: (limit) => tickets.openOf(draw, limit),
        nameOf: ({ id, merchant }) => ({ target: id, merchant }),
        work: async (ticket) => settle(ticket, prizes, await validBetOf(ticket)),
      });
    while ((await left()) > 0);
  };

  return {
    /** Opens what can be bet on next, with the jobs that hold it, and stores when to open again. */
    open: (
      tenant: Pick<Tenant, 'merchantCode' | 'timeZone' | 'market' | 'lotteries'>,
      now = runtime.now(),
    ): Promise<void> =>
      database.transaction(async (tx) => {
        const { merchantCode: merchant, timeZone } = tenant;
        const inTx = drawStore(tx);
        const ahead = await inTx.ahead(merchant, now);
        const missing = lotteriesOf(tenant).filter(({ code }) => (ahead.get(code) ?? 0) < AHEAD);
        const known = await inTx.known(merchant);
        const fresh = missing.filter(({ code }) => !known.has(code));
        const past = await Promise.all(fresh.map((lottery) => history(merchant, lottery, timeZone, now)));
        await inTx.insert(past.flat());
        const opened = missing.flatMap((lottery) =>
          drawsAfter(lottery.schedule, now, timeZone, AHEAD).map((draw) => rowOf(merchant, lottery, draw)),
        );
        await addHoldings(tx, await inTx.insert(opened));
        const next = (await inTx.upcoming(merchant, now)).map(({ drawsAt }) => drawsAt.getTime());
        // At the latest tomorrow: the brand may offer more by then.
        const tomorrow = (Math.floor(now.getTime() / DAY) + 1) * DAY;
        await addOpening(tx, merchant, new Date(Math.min(...next, tomorrow)));
      }),

    /** Draws what is due and settles its tickets, unless that is done. */
    hold: async (name: DrawName, now = runtime.now()): Promise<void> => {
      const due = await store.find(name);
      if (due === undefined || due.settledAt !== null) return;
      const lottery = lotteryOf(due.lottery);
      if (lottery === undefined) {
        const [betOn] = await ticketStore(queries).openOf(due, 1);
        if (betOn !== undefined) throw new Error(`There is no lottery ${due.lottery}`);
        return store.settled(due, now);
      }
      if (now < due.drawsAt) throw new Error(`${due.lottery} ${due.drawNo} is not due`);
      if (due.drawnAt === null) await store.draw(due, await drawPrizes(lottery.format, drawSeed(due)), now);
      const draw = await store.find(due);
      if (draw === undefined || draw.drawnAt === null) return;
      await settleAll(draw);
      await store.settled(draw, now);
    },

    /** Stores the jobs of draws that have none, such as those that an earlier version has opened. */
    catchUp: async (): Promise<void> => addHoldings(queries, await store.waiting()),

    sweep: async (): Promise<void> => {
      const now = runtime.now().getTime();
      const codesOf = (isQuick: boolean) =>
        lotteries.filter(({ schedule }) => 'every' in schedule === isQuick).map(({ code }) => code);
      await store.sweep(codesOf(true), new Date(now - kept.quick));
      await store.sweep(codesOf(false), new Date(now - kept.calendar));
    },
  };
};
