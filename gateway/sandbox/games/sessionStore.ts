import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { sessionLife } from '#contract/constants';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { newToken, tokenHash } from '../../platform/oneTimeTokens/token.ts';
import { vendorSessions } from './schema.ts';

type NewSession = Omit<typeof vendorSessions.$inferInsert, 'tokenHash' | 'startedAt' | 'endedAt'>;

export const sessionStore = (queries: Queries, runtime: Runtime) => {
  const begunAfter = () => new Date(runtime.now().getTime() - sessionLife.absolute * 1_000);
  return {
    /** Opens a game; the same player's other pages of it are closed, since their seed is about to be told. */
    open: async (session: NewSession): Promise<string> => {
      await queries
        .update(vendorSessions)
        .set({ endedAt: runtime.now() })
        .where(
          and(
            eq(vendorSessions.merchant, session.merchant),
            eq(vendorSessions.player, session.player),
            eq(vendorSessions.gameCode, session.gameCode),
            eq(vendorSessions.mode, session.mode),
            isNull(vendorSessions.endedAt),
          ),
        );
      const token = newToken(runtime);
      await queries
        .insert(vendorSessions)
        .values({ ...session, tokenHash: tokenHash(token), startedAt: runtime.now() });
      return token;
    },

    find: async (token: string) => {
      const [row] = await queries
        .select()
        .from(vendorSessions)
        .where(
          and(
            eq(vendorSessions.tokenHash, tokenHash(token)),
            isNull(vendorSessions.endedAt),
            gt(vendorSessions.startedAt, begunAfter()),
          ),
        );
      return row;
    },

    /** Whether the page is the one that plays still: another opening of the game closes it. */
    isOpen: async ({ tokenHash: hash }: Pick<typeof vendorSessions.$inferSelect, 'tokenHash'>) =>
      (await queries.$count(
        vendorSessions,
        and(eq(vendorSessions.tokenHash, hash), isNull(vendorSessions.endedAt)),
      )) > 0,

    sweep: async (): Promise<void> => {
      await queries.delete(vendorSessions).where(lt(vendorSessions.startedAt, begunAfter()));
    },
  };
};
