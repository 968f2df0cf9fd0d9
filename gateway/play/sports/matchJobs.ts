import Type from 'typebox';
import { strict } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import { addJobAnew, addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import type { MatchName, MatchRow } from './matchStore.ts';

/** Due when the match is over: ends it and settles its bets. */
export const endMatch = jobKind({
  name: 'end match',
  payload: strict({ merchant: Type.String(), id: Type.String() }),
});

/** Due when the next match of the brand can be bet on: opens it. */
export const openMatches = jobKind({
  name: 'open matches',
  payload: strict({ merchant: Type.String() }),
});

const jobOf = ({ merchant, id }: MatchName, runAt: Date) => ({
  key: `${merchant} ${id}`,
  payload: { merchant, id },
  runAt,
});

export const addEndings = (tx: Queries, matches: readonly MatchRow[]): Promise<void> =>
  addJobs(
    tx,
    endMatch,
    matches.map((match) => jobOf(match, match.endsAt)),
  );

/** Lets a match be looked at once more: it was called off, or its feed runs again. */
export const addEndingAnew = (tx: Queries, match: MatchName, runAt: Date): Promise<void> =>
  addJobAnew(tx, endMatch, jobOf(match, runAt));

export const addOpening = (tx: Queries, merchant: string, runAt: Date): Promise<void> =>
  addJobs(tx, openMatches, [{ key: `${merchant} ${runAt.toISOString()}`, payload: { merchant }, runAt }]);
