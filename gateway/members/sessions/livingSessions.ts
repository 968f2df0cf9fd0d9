import { and, eq, gt, isNull, or, sql, type Placeholder } from 'drizzle-orm';
import { runningCoolOffs } from '../coolOff/runningCoolOffs.ts';
import type { Queries } from '../../platform/database/database.ts';
import { batchReads } from '../../platform/database/batchReads.ts';
import { membersView } from '../members/membersView.ts';
import { sessions } from './schema.ts';

export interface SessionBounds {
  readonly now: Date;
  /** A session that began before is over. */
  readonly begunAfter: Date;
}

export const idleEnd = sql<Date>`${sessions.seenAt} + make_interval(mins => ${sessions.idleMinutes})`;

/** Whether a session lives within bounds that are given now or when a prepared statement is run. */
export const living = ({ now, begunAfter }: Record<keyof SessionBounds, Date | Placeholder>) =>
  and(isNull(sessions.endedAt), gt(idleEnd, now), gt(sessions.createdAt, begunAfter));

const now = sql.placeholder('now');

/** Sessions, by their hashes, of accounts that may still log in. */
const statementOf = (queries: Queries) => {
  const member = membersView(queries);
  const coolOff = runningCoolOffs(queries, now);
  return queries
    .select({
      merchant: sessions.merchant,
      memberId: sessions.memberId,
      account: member.account,
      type: member.type,
      line: member.line,
      tokenHash: sessions.tokenHash,
      mustChange: member.mustChange,
      seenAt: sessions.seenAt,
      coolOff: { kind: coolOff.kind, until: coolOff.until, takenAt: coolOff.takenAt },
    })
    .from(sessions)
    .innerJoin(member, eq(member.id, sessions.memberId))
    .leftJoin(coolOff, eq(coolOff.memberId, sessions.memberId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`,
        living({ now, begunAfter: sql.placeholder('begunAfter') }),
        eq(member.state, 'active'),
        or(isNull(member.expiresAt), gt(member.expiresAt, now)),
      ),
    )
    .prepare('living_sessions');
};

interface Named {
  readonly merchant: string;
  readonly tokenHash: string;
}

/** Looks sessions up for calls, those of the same moment together; one of another brand is none. */
export const livingSessions = (queries: Queries, bounds: () => SessionBounds) => {
  let statement: ReturnType<typeof statementOf> | undefined;
  return batchReads(async (named: readonly Named[]) => {
    statement ??= statementOf(queries);
    const hashes = named.map(({ tokenHash }) => tokenHash);
    const found = await statement.execute({ hashes, ...bounds() });
    const byHash = new Map(found.map((session) => [session.tokenHash, session]));
    return named.map(({ merchant, tokenHash }) => {
      const session = byHash.get(tokenHash);
      return session?.merchant === merchant ? session : undefined;
    });
  });
};
