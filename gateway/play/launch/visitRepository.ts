import { and, eq, lt } from 'drizzle-orm';
import { betRepository } from '../bets/betRepository.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sweepUnused } from '../../platform/database/sweepUnused.ts';
import { initialsOf } from '../../platform/text/initialsOf.ts';
import { gameVisits, type GameVisit } from './schema.ts';

export const visitRepository = (queries: Queries) => ({
  insert: async (visit: GameVisit): Promise<void> => {
    await queries.insert(gameVisits).values(visit);
  },

  /** Deletes visits begun before a time in which nothing was staked. One with a bet stays: the bet and the vendor name it. */
  sweep: async (before: Date): Promise<void> => {
    const bet = betRepository(queries).ofVisit(gameVisits.id);
    await sweepUnused(queries, { table: gameVisits, due: lt(gameVisits.startedAt, before), uses: bet });
  },

  find: async (merchant: string, id: string): Promise<GameVisit | undefined> => {
    const [row] = await queries
      .select()
      .from(gameVisits)
      .where(and(eq(gameVisits.merchant, merchant), eq(gameVisits.id, id)));
    return row;
  },

  /** Initials of the player, as others at a live table see them. */
  initials: async ({ memberId }: Pick<GameVisit, 'memberId'>): Promise<string> => {
    const member = membersView(queries);
    const [row] = await queries
      .select({ nickname: member.nickname, account: member.account })
      .from(member)
      .where(eq(member.id, memberId));
    return initialsOf(row?.nickname || (row?.account ?? ''));
  },
});
