import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import { readableCode } from '../../platform/runtime/readableCode.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { invitations } from './schema.ts';

const LENGTH = 8;

export type InvitationKind = (typeof invitations.$inferSelect)['kind'];

/** Codes by which members bring others in (REG-05). */
export const invitationService = (queries: Queries, runtime: Runtime) => {
  /** A code of a member's own, drawn unless given. */
  const give = async (
    merchant: string,
    memberId: string,
    kind: InvitationKind,
    code = readableCode(runtime, LENGTH),
  ): Promise<string> => {
    await queries.insert(invitations).values({ merchant, memberId, kind, code: code.toUpperCase() });
    return code.toUpperCase();
  };

  return {
    give,

    /** Who is behind a code, while they may invite. */
    inviterOf: async (merchant: string, code: string): Promise<MemberRow | undefined> => {
      const [row] = await queries
        .select()
        .from(invitations)
        .where(and(eq(invitations.merchant, merchant), eq(invitations.code, code.trim().toUpperCase())));
      const member = row && (await memberService(queries, runtime).byId(merchant, row.memberId));
      return member?.state === 'active' ? member : undefined;
    },

    /** The code that a member passes on; who has none gets one. */
    codeOf: async (merchant: string, memberId: string): Promise<string> => {
      const [row] = await queries
        .select({ code: invitations.code })
        .from(invitations)
        .where(and(eq(invitations.merchant, merchant), eq(invitations.memberId, memberId)))
        .orderBy(asc(invitations.kind))
        .limit(1);
      return row?.code ?? give(merchant, memberId, 'referral');
    },
  };
};
