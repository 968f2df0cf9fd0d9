import type { MatchOutcome } from '#contract/sports';
import { feedStore } from '../../play/sports/feedStore.ts';
import { competitions } from '../../play/sports/competitions/competitions.ts';
import { addEndingAnew } from '../../play/sports/matchJobs.ts';
import { matchStore, type MatchRow } from '../../play/sports/matchStore.ts';
import { toNamed } from '../../play/sports/views.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const line = (row: MatchRow) => {
  const { homeTeam, awayTeam, competition, matchTime } = toNamed(row, 'EN');
  return { id: row.id, competition, home: homeTeam, away: awayTeam, start: matchTime, outcome: row.outcome };
};

/** What ended or was called off while the feed stood is looked at once more. */
const takeUp = async ({ tx, merchant, now }: ActContext): Promise<void> => {
  for (const { id, endsAt, outcome } of await matchStore(tx).waiting(merchant))
    if (endsAt <= now || outcome !== null) await addEndingAnew(tx, { merchant, id }, now);
};

const setFeed = async (context: ActContext, stoppedAt: Date | null) => {
  const { tx, merchant } = context;
  const feed = feedStore(tx);
  const before = (await feed.stoppedAt(merchant))?.toISOString() ?? null;
  await feed.set(merchant, stoppedAt);
  if (stoppedAt === null) await takeUp(context);
  const after = stoppedAt?.toISOString() ?? null;
  return {
    rows: [{ feed: after === null ? 'runs' : 'stands', since: after }],
    change: { target: 'feed', before, after },
  };
};

/** Ends a match without a result. */
const callOff = async (
  { tx, merchant, now }: ActContext,
  id: string,
  outcome: Extract<MatchOutcome, 'void' | 'postponed'>,
) => {
  const store = matchStore(tx);
  const before = await store.find({ merchant, id });
  if (before === undefined) throw new OperatorError(`There is no match ${id}`);
  const isEnded = !(await store.end({ merchant, id }, { outcome, score: null }));
  if (isEnded) throw new OperatorError(`Match ${id} has ended: ${before.outcome}`);
  await addEndingAnew(tx, { merchant, id }, now);
  const after = line({ ...before, outcome });
  return { rows: [after], change: { target: id, before: line(before), after } };
};

export const match: Command = {
  summary: 'Matches that can be bet on, and the feed of their prices.',
  acts: {
    list: act({
      summary: 'Matches that run and come, by start.',
      options: { limit: { kind: 'integer', help: '20 unless given' } },
      run: async ({ tx, merchant, now }, { limit = 20 }) => {
        const codes = competitions.map(({ code }) => code);
        const rows = await matchStore(tx).current(merchant, codes, now);
        return { rows: rows.slice(0, Math.max(1, limit)).map(line) };
      },
    }),
    void: act({
      summary: 'Calls a match off: every stake on it goes back.',
      final: true,
      places: { id: { kind: 'text', required: true, help: 'id out of the list' } },
      run: (context, { id }) => callOff(context, id, 'void'),
    }),
    postpone: act({
      summary:
        'Says that a match is postponed: every stake on it goes back, and a parlay goes on without it.',
      final: true,
      places: { id: { kind: 'text', required: true, help: 'id out of the list' } },
      run: (context, { id }) => callOff(context, id, 'postponed'),
    }),
    stop: act({
      summary: 'Stops the feed: prices stand, no bet is taken and no match ends.',
      run: (context) => setFeed(context, context.now),
    }),
    start: act({
      summary: 'Lets the feed run again.',
      run: (context) => setFeed(context, null),
    }),
  },
  examples: [
    'match list --limit 5',
    'match void SEACUP-202611201200',
    'match postpone SEACUP-202611201200',
    'match stop',
    'match start',
  ],
};
