import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { newToken, tokenHash } from '../../platform/oneTimeTokens/token.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { staff, staffSessions, type StaffRow } from './schema.ts';

const MINUTE = 60_000;
const IDLE = 30 * MINUTE;
const ABSOLUTE = 12 * 60 * MINUTE;

/** A session of the staff, at most twelve hours long and half an hour without a call. */
export const staffSessionStore = (queries: Queries, runtime: Runtime) => {
  const before = (time: number) => new Date(runtime.now().getTime() - time);

  return {
    /** Answers its token, which nothing else ever sees again. */
    begin: async ({ id }: Pick<StaffRow, 'id'>): Promise<string> => {
      const token = newToken(runtime);
      const now = runtime.now();
      await queries
        .insert(staffSessions)
        .values({ tokenHash: tokenHash(token), staffId: id, createdAt: now, seenAt: now });
      return token;
    },

    /** Whose session a token is with this brand. A look that is none of the person's own does not keep it alive. */
    resolve: async (merchant: string, token: string, alive = true): Promise<StaffRow | undefined> => {
      const hash = tokenHash(token);
      const [found] = await queries
        .select({ staff, seenAt: staffSessions.seenAt })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staffId))
        .where(
          and(
            eq(staffSessions.tokenHash, hash),
            eq(staff.merchant, merchant),
            isNull(staff.disabledAt),
            gt(staffSessions.createdAt, before(ABSOLUTE)),
            gt(staffSessions.seenAt, before(IDLE)),
          ),
        );
      if (found === undefined) return undefined;
      if (alive && found.seenAt < before(MINUTE))
        await queries
          .update(staffSessions)
          .set({ seenAt: runtime.now() })
          .where(eq(staffSessions.tokenHash, hash));
      return found.staff;
    },

    end: async (token: string): Promise<void> => {
      await queries.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash(token)));
    },

    sweep: async (): Promise<void> => {
      await queries
        .delete(staffSessions)
        .where(or(lt(staffSessions.createdAt, before(ABSOLUTE)), lt(staffSessions.seenAt, before(IDLE))));
    },
  };
};
