import { and, asc, between, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { membersView } from '../members/membersView.ts';
import type { DayRange } from '../../brands/calendar/dayRange.ts';
import { codeKey } from './invitationService.ts';
import { invitationDays, invitations, invited, type InvitationRow } from './schema.ts';

/** Whose code, by its merchant and member. */
interface Holder {
  readonly merchant: string;
  readonly memberId: string;
}

export interface CountedLink extends InvitationRow {
  readonly visits: number;
  readonly registrations: number;
}

type LinkName = Pick<InvitationRow, 'merchant' | 'code'>;
type Terms = Pick<InvitationRow, 'name' | 'makes' | 'rates'>;

/** Register links as the agent who has them sees them. */
export const linkStore = (queries: Queries) => {
  const own = ({ merchant, memberId }: Holder) =>
    and(
      eq(invitations.merchant, merchant),
      eq(invitations.memberId, memberId),
      eq(invitations.kind, 'affiliate'),
    );
  const one = (holder: Holder, code: string) => and(own(holder), eq(invitations.code, codeKey(code)));

  const counted = () => {
    const sums = queries
      .select({
        merchant: invitationDays.merchant,
        code: invitationDays.code,
        visits: sql<number>`sum(${invitationDays.visits})::integer`.as('sum_visits'),
        registrations: sql<number>`sum(${invitationDays.registrations})::integer`.as('sum_registrations'),
      })
      .from(invitationDays)
      .where(
        and(eq(invitationDays.merchant, invitations.merchant), eq(invitationDays.code, invitations.code)),
      )
      .groupBy(invitationDays.merchant, invitationDays.code)
      .as('sums');
    return queries
      .select({ link: invitations, visits: sums.visits, registrations: sums.registrations })
      .from(invitations)
      .leftJoinLateral(sums, sql`true`)
      .$dynamic();
  };

  const joinedBy = ({ merchant, code }: LinkName, { from, to }: DayRange) =>
    and(eq(invited.merchant, merchant), eq(invited.code, code), between(invited.day, from, to));

  return {
    /** Those that run, then those that have ended; the newest first. */
    list: async (holder: Holder): Promise<CountedLink[]> => {
      const rows = await counted()
        .where(own(holder))
        .orderBy(sql`${invitations.endedAt} IS NOT NULL`, desc(invitations.createdAt), asc(invitations.code));
      return rows.map(({ link, visits, registrations }) => ({
        ...link,
        visits: visits ?? 0,
        registrations: registrations ?? 0,
      }));
    },

    find: async (holder: Holder, code: string): Promise<CountedLink | undefined> => {
      const [row] = await counted().where(one(holder, code));
      return row && { ...row.link, visits: row.visits ?? 0, registrations: row.registrations ?? 0 };
    },

    size: async (holder: Holder): Promise<{ all: number; running: number }> => {
      const [row] = await queries
        .select({
          all: count(),
          running: sql<number>`(count(*) FILTER (WHERE ${invitations.endedAt} IS NULL))::integer`,
        })
        .from(invitations)
        .where(own(holder));
      return row ?? { all: 0, running: 0 };
    },

    add: async ({ merchant, memberId }: Holder, code: string, terms: Terms, createdAt: Date) => {
      const [row] = await queries
        .insert(invitations)
        .values({ merchant, memberId, kind: 'affiliate', code: codeKey(code), createdAt, ...terms })
        .onConflictDoNothing({ target: [invitations.merchant, invitations.code] })
        .returning();
      return row;
    },

    /** Changes one that runs; answers whether there is one. */
    change: async (
      holder: Holder,
      code: string,
      change: Partial<Terms> & { readonly endedAt?: Date },
    ): Promise<boolean> => {
      const changed = await queries
        .update(invitations)
        .set(change)
        .where(and(one(holder, code), isNull(invitations.endedAt)))
        .returning({ code: invitations.code });
      return changed.length > 0;
    },

    days: ({ merchant, code }: LinkName, { from, to }: DayRange) =>
      queries
        .select({
          day: invitationDays.day,
          visits: invitationDays.visits,
          registrations: invitationDays.registrations,
        })
        .from(invitationDays)
        .where(
          and(
            eq(invitationDays.merchant, merchant),
            eq(invitationDays.code, code),
            between(invitationDays.day, from, to),
          ),
        )
        .orderBy(asc(invitationDays.day)),

    joinedCount: async (link: LinkName, range: DayRange): Promise<number> => {
      const [row] = await queries.select({ all: count() }).from(invited).where(joinedBy(link, range));
      return row?.all ?? 0;
    },

    /** Who has registered by a link, the newest first. */
    joined: (
      link: LinkName,
      range: DayRange,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ) => {
      const member = membersView(queries);
      return queries
        .select({
          account: member.account,
          nickname: member.nickname,
          type: member.type,
          joinedAt: member.createdAt,
        })
        .from(invited)
        .innerJoin(member, eq(member.id, invited.memberId))
        .where(joinedBy(link, range))
        .orderBy(desc(member.createdAt), desc(member.id))
        .limit(limit)
        .offset(offset);
    },
  };
};
