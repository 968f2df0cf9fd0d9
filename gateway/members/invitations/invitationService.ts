import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AccountKind } from '#contract/agentLinks';
import type { Queries } from '../../platform/database/database.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import type { Rates } from '../rates/rates.ts';
import { readableCode } from '../../platform/runtime/readableCode.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { invitationDays, invitations, invited } from './schema.ts';

const LENGTH = 8;

export type InvitationKind = (typeof invitations.$inferSelect)['kind'];

/** A code that brings somebody in. */
export interface Invitation {
  readonly code: string;
  readonly inviter: MemberRow;
  readonly makes: AccountKind;
  readonly rates: Rates | null;
}

/** A code as it is stored and compared. */
export const codeKey = (code: string): string => code.trim().toUpperCase();

/** A code of somebody's own, as it is drawn. */
export const drawCode = (runtime: Pick<Runtime, 'randomBytes'>): string => readableCode(runtime, LENGTH);

/** Codes by which members bring others in (REG-05). */
export const invitationService = (queries: Queries, runtime: Runtime) => {
  /** A code of a member's own, drawn unless given. */
  const give = async (
    merchant: string,
    memberId: string,
    kind: InvitationKind,
    code = drawCode(runtime),
  ): Promise<string> => {
    await queries
      .insert(invitations)
      .values({ merchant, memberId, kind, code: codeKey(code), createdAt: runtime.now() });
    return codeKey(code);
  };

  return {
    give,

    /** What a code stands for, while it runs and whoever is behind it may invite. */
    find: async (merchant: string, given: string): Promise<Invitation | undefined> => {
      const [row] = await queries
        .select()
        .from(invitations)
        .where(
          and(
            eq(invitations.merchant, merchant),
            eq(invitations.code, codeKey(given)),
            isNull(invitations.endedAt),
          ),
        );
      const inviter = row && (await memberService(queries, runtime).byId(merchant, row.memberId));
      if (row === undefined || inviter?.state !== 'active') return undefined;
      const { code, makes, rates } = row;
      return { code, inviter, makes, rates };
    },

    /** The code that a member passes on; who has none gets one. */
    codeOf: async (merchant: string, memberId: string): Promise<string> => {
      const [row] = await queries
        .select({ code: invitations.code })
        .from(invitations)
        .where(
          and(
            eq(invitations.merchant, merchant),
            eq(invitations.memberId, memberId),
            isNull(invitations.endedAt),
          ),
        )
        .orderBy(asc(invitations.kind), asc(invitations.createdAt), asc(invitations.code))
        .limit(1);
      return row?.code ?? give(merchant, memberId, 'referral');
    },

    /** Counts what a code has brought on a day; a registration with its member. */
    count: async (
      { merchant, code, day }: { readonly merchant: string; readonly code: string; readonly day: string },
      memberId?: string,
    ): Promise<void> => {
      const [visits, registrations] = memberId === undefined ? [1, 0] : [0, 1];
      if (memberId !== undefined) await queries.insert(invited).values({ merchant, code, day, memberId });
      await queries
        .insert(invitationDays)
        .values({ merchant, code, day, visits, registrations })
        .onConflictDoUpdate({
          target: [invitationDays.merchant, invitationDays.code, invitationDays.day],
          set: {
            visits: sql`${invitationDays.visits} + ${visits}`,
            registrations: sql`${invitationDays.registrations} + ${registrations}`,
          },
        });
    },
  };
};
