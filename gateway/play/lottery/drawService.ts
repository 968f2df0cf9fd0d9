import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { processEach } from '../../platform/alerts/processEach.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { drawPrizes } from './drawPrizes.ts';
import { drawSeed } from './drawSeed.ts';
import { drawStore, type DrawRow } from './drawStore.ts';
import { lotteries, lotteryOf, type Lottery } from './lotteries.ts';
import { drawsAfter, drawsUntil, type PlannedDraw } from './schedule.ts';
import { ticketService } from './ticketService.ts';
import { ticketStore, type TicketRow } from './ticketStore.ts';

const SEED_BYTES = 32;
/** Draws that can be bet on, so that the next one is there in the moment in which one is drawn. */
const AHEAD = 2;
/** Draws that a lottery nobody knows yet has behind it. */
const HISTORY = 8;

const DAY = 86_400_000;
const kept = { quick: 2 * DAY, calendar: 90 * DAY } as const;

/** Holds draws on their schedule, each once, however many gateways do so: rows decide, not processes (ADR 0016). */
export const drawService = (parts: AlertParts) => {
  const { database, runtime } = parts;
  const { queries } = database;
  const store = drawStore(queries);

  const rowOf = (merchant: string, { code, closes }: Lottery, { drawNo, drawsAt }: PlannedDraw) => ({
    ...{ merchant, lottery: code, drawNo, drawsAt },
    closesAt: new Date(drawsAt.getTime() - closes * 1000),
    serverSeed: runtime.randomBytes(SEED_BYTES).toString('hex'),
  });

  const history = (merchant: string, lottery: Lottery, timeZone: string) =>
    Promise.all(
      drawsUntil(lottery.schedule, runtime.now(), timeZone, HISTORY).map(async (draw) => {
        const row = rowOf(merchant, lottery, draw);
        const prizes = await drawPrizes(lottery.format, drawSeed(row));
        return { ...row, prizes, drawnAt: row.drawsAt, settledAt: row.drawsAt };
      }),
    );

  const settle = async (ticket: TicketRow, draw: DrawRow): Promise<void> => {
    const now = runtime.now();
    await database.transaction((tx) => ticketService(tx, runtime).settle(ticket, draw.prizes ?? [], now));
  };

  /** A ticket that cannot be settled is quarantined and holds up neither the others nor the draw. */
  const settleAll = async (draw: DrawRow): Promise<void> => {
    const tickets = ticketStore(queries);
    const left = () =>
      processEach(parts, {
        kind: 'lottery ticket',
        due: (limit) => tickets.openOf(draw, limit),
        nameOf: ({ id, merchant }) => ({ target: id, merchant }),
        work: (ticket) => settle(ticket, draw),
      });
    while ((await left()) > 0);
  };

  const hold = async (due: DrawRow): Promise<void> => {
    const lottery = lotteryOf(due.lottery);
    if (lottery === undefined) {
      const [betOn] = await ticketStore(queries).openOf(due, 1);
      if (betOn !== undefined) throw new Error(`There is no lottery ${due.lottery}`);
      return store.settled(due, runtime.now());
    }
    if (due.drawnAt === null)
      await store.draw(due, await drawPrizes(lottery.format, drawSeed(due)), runtime.now());
    const draw = await store.find(due);
    if (draw === undefined || draw.drawnAt === null) return;
    await settleAll(draw);
    await store.settled(draw, runtime.now());
  };

  return {
    /** Opens what can be bet on next. */
    open: async ({ merchantCode, timeZone }: Pick<Tenant, 'merchantCode' | 'timeZone'>): Promise<void> => {
      const now = runtime.now();
      const ahead = await store.ahead(merchantCode, now);
      const missing = lotteries.filter(({ code }) => (ahead.get(code) ?? 0) < AHEAD);
      if (missing.length === 0) return;
      const known = await store.known(merchantCode);
      const fresh = missing.filter(({ code }) => !known.has(code));
      const past = await Promise.all(fresh.map((lottery) => history(merchantCode, lottery, timeZone)));
      await store.insert(past.flat());
      await store.insert(
        missing.flatMap((lottery) =>
          drawsAfter(lottery.schedule, now, timeZone, AHEAD).map((draw) =>
            rowOf(merchantCode, lottery, draw),
          ),
        ),
      );
    },

    /** Draws what is due and settles its tickets; what failed in the moment is taken up again with the next call. */
    drawDue: async (): Promise<void> => {
      await processEach(parts, {
        kind: 'lottery draw',
        due: (limit) => store.due(runtime.now(), limit),
        nameOf: ({ merchant, lottery, drawNo }) => ({
          target: `${merchant} ${lottery} ${drawNo}`,
          merchant,
        }),
        work: hold,
      });
    },

    sweep: async (): Promise<void> => {
      const now = runtime.now().getTime();
      const codesOf = (isQuick: boolean) =>
        lotteries.filter(({ schedule }) => 'every' in schedule === isQuick).map(({ code }) => code);
      await store.sweep(codesOf(true), new Date(now - kept.quick));
      await store.sweep(codesOf(false), new Date(now - kept.calendar));
    },
  };
};
