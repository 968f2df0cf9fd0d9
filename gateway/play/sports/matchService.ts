import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { processEach } from '../../platform/alerts/processEach.ts';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import { competitions } from './competitions/competitions.ts';
import { endOf } from './endOf.ts';
import { feedStore } from './feedStore.ts';
import { addEndings, addOpening } from './matchJobs.ts';
import { matchStore, type MatchName, type MatchRow } from './matchStore.ts';
import { plays } from './plays.ts';
import { matchesBetween } from './schedule.ts';
import { sportsBetService } from './sportsBetService.ts';
import { sportsBetStore, type LegRow } from './sportsBetStore.ts';

const SEED_BYTES = 32;
const MINUTE = 60_000;
const DAY = 86_400_000;
const KEPT = 2 * DAY;

/** When the first match comes into reach that cannot be bet on yet. */
const nextOpening = (now: Date): Date => {
  const times = competitions.flatMap((competition) => {
    const reach = competition.ahead * MINUTE;
    const until = now.getTime() + reach;
    const after = new Date(until + competition.every * MINUTE);
    return matchesBetween(competition, new Date(until), after).map(
      ({ startsAt }) => startsAt.getTime() - reach,
    );
  });
  return new Date(Math.min(...times));
};

interface MatchParts extends AlertParts {
  readonly tenants: Pick<Tenants, 'all'>;
}

/** Opens matches on their schedule and ends each once, however often it is told to: rows decide, not processes (decisions 16 and 65). */
export const matchService = (parts: MatchParts) => {
  const { database, runtime, tenants } = parts;
  const { queries } = database;
  const store = matchStore(queries);

  const settle = (leg: LegRow): Promise<void> =>
    database.transaction((tx) => sportsBetService(tx, runtime).settle(leg, tenants, runtime.now()));

  /** A bet that cannot be settled is quarantined and holds up neither the others nor the match. */
  const settleAll = async (match: MatchRow): Promise<void> => {
    const bets = sportsBetStore(queries);
    const left = () =>
      processEach(parts, {
        kind: 'sports bet',
        due: (limit) => bets.openOf(match, limit),
        nameOf: ({ betId, merchant }) => ({ target: betId, merchant }),
        work: settle,
      });
    while ((await left()) > 0);
  };

  const rowsToOpen = (merchant: string, last: ReadonlyMap<string, Date>, now: Date) => {
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    const isNew = last.size === 0;
    return competitions.flatMap((competition) => {
      const { code, discipline, ahead } = competition;
      const running = at(-plays[discipline].lasts * MINUTE);
      const known = last.get(code);
      const after = isNew ? at(-DAY) : known !== undefined && known > running ? known : running;
      return matchesBetween(competition, after, at(ahead * MINUTE)).map((match) => {
        const serverSeed = runtime.randomBytes(SEED_BYTES).toString('hex');
        const row = { ...match, merchant, competition: code, serverSeed };
        // Nobody could bet on what is over before it is known.
        return isNew && match.endsAt <= now ? { ...row, ...endOf(row), settledAt: match.endsAt } : row;
      });
    });
  };

  return {
    /**
     * Opens what can be bet on, with the jobs that end it, and stores when to open again. A brand that has no match
     * begins with those of the last day behind it.
     */
    open: (merchant: string, now = runtime.now()): Promise<void> =>
      database.transaction(async (tx) => {
        const inTx = matchStore(tx);
        const last = await inTx.lastStarts(merchant, new Date(now.getTime() - DAY));
        const opened = await inTx.insert(rowsToOpen(merchant, last, now));
        await addEndings(
          tx,
          opened.filter(({ settledAt }) => settledAt === null),
        );
        await addOpening(tx, merchant, nextOpening(now));
      }),

    /** Ends what is over and settles its bets, unless that is done, or the feed stands: its start takes it up. */
    end: async (name: MatchName, now = runtime.now()): Promise<void> => {
      const due = await store.find(name);
      if (due === undefined || due.settledAt !== null) return;
      if ((await feedStore(queries).stoppedAt(name.merchant)) !== undefined) return;
      if (due.outcome === null && now < due.endsAt) throw new Error(`${due.id} is not over`);
      if (due.outcome === null) await store.end(due, endOf(due));
      const match = await store.find(due);
      if (match === undefined || match.outcome === null) return;
      await settleAll(match);
      await store.settled(match, now);
    },

    /** Stores the jobs of matches that have none, such as those that an earlier version has opened. */
    catchUp: async (): Promise<void> => addEndings(queries, await store.waiting()),

    sweep: (): Promise<void> => store.sweep(new Date(runtime.now().getTime() - KEPT)),
  };
};
