import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { processEach } from '../../platform/alerts/processEach.ts';
import { competitions } from './competitions/competitions.ts';
import { endOf } from './endOf.ts';
import { matchStore, type MatchRow } from './matchStore.ts';
import { plays } from './plays.ts';
import { matchesBetween } from './schedule.ts';
import { sportsBetService } from './sportsBetService.ts';
import { sportsBetStore, type StakedBet } from './sportsBetStore.ts';

const SEED_BYTES = 32;
const MINUTE = 60_000;
const DAY = 86_400_000;
const KEPT = 2 * DAY;

/** Opens matches on their schedule and ends each once, however many gateways do so: rows decide, not processes (ADR 0016). */
export const matchService = (parts: AlertParts) => {
  const { database, runtime } = parts;
  const { queries } = database;
  const store = matchStore(queries);

  const settle = async (staked: StakedBet, match: MatchRow): Promise<void> => {
    const now = runtime.now();
    const { outcome } = match;
    if (outcome === null) return;
    await database.transaction((tx) => sportsBetService(tx, runtime).settle(staked, outcome, now));
  };

  /** A bet that cannot be settled is quarantined and holds up neither the others nor the match. */
  const settleAll = async (match: MatchRow): Promise<void> => {
    const bets = sportsBetStore(queries);
    const left = () =>
      processEach(parts, {
        kind: 'sports bet',
        due: (limit) => bets.openOf(match, limit),
        nameOf: ({ bet: { id, merchant } }) => ({ target: id, merchant }),
        work: (staked) => settle(staked, match),
      });
    while ((await left()) > 0);
  };

  const finish = async (due: MatchRow): Promise<void> => {
    if (due.outcome === null) await store.end(due, endOf(due));
    const match = await store.find(due);
    if (match === undefined || match.outcome === null) return;
    await settleAll(match);
    await store.settled(match, runtime.now());
  };

  return {
    /** Opens what can be bet on. A brand that has no match begins with those of the last day behind it. */
    open: async (merchant: string): Promise<void> => {
      const now = runtime.now();
      const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
      const last = await store.lastStarts(merchant, at(-DAY));
      const isNew = last.size === 0;
      const rows = competitions.flatMap((competition) => {
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
      await store.insert(rows);
    },

    /** Ends what is over and settles its bets; what failed in the moment is taken up again with the next call. */
    endDue: async (): Promise<void> => {
      await processEach(parts, {
        kind: 'match',
        due: (limit) => store.due(runtime.now(), limit),
        nameOf: ({ merchant, id }) => ({ target: `${merchant} ${id}`, merchant }),
        work: finish,
      });
    },

    sweep: (): Promise<void> => store.sweep(new Date(runtime.now().getTime() - KEPT)),
  };
};
