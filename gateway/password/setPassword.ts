import type { Database } from '../database/database.ts';
import { accountKey } from '../member/accountKey.ts';
import { tellMember } from '../inbox/tellMember.ts';
import { lockMember } from '../member/lockMember.ts';
import { memberService } from '../member/memberService.ts';
import type { MemberRow } from '../member/schema.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { rememberService } from '../session/rememberService.ts';
import { sessionService } from '../session/sessionService.ts';
import { tryLimits } from '../session/tryLimits.ts';
import { ticketStore } from '../tickets/ticketStore.ts';

/** Where a new password is set from. */
export interface Changer {
  readonly ip: string;
  /** The session that stays, by its hash; every other one is over, and nothing comes back by itself. */
  readonly keep?: string;
}

/** Puts a new password in place of the old one, with all that hung on it, at once; answers the member's row as it is then. */
export const passwordSetter =
  (database: Database, runtime: Runtime) =>
  (member: MemberRow, passwordHash: string, { ip, keep }: Changer): Promise<MemberRow> =>
    database.transaction(async (tx) => {
      const { merchant, id, account } = member;
      // Of two at once the second was proved by what the first has replaced.
      const current = await lockMember(tx, { merchant, memberId: id });
      if (current.passwordHash !== member.passwordHash) refuse('try_again');
      const change = { passwordHash, passwordSetAt: runtime.now(), mustChange: false };
      await memberService(tx, runtime).update(merchant, id, change);
      await tellMember(tx, runtime, {
        merchant,
        memberId: id,
        kind: 'passwordChanged',
        params: {},
        at: runtime.now(),
      });
      await sessionService(tx, runtime).endAllOf(merchant, id, keep);
      await rememberService(tx, runtime).forgetAllOf(merchant, id);
      await ticketStore(tx, runtime).dropAllOf(merchant, id);
      await tryLimits(tx).clear({ merchant, accountKey: accountKey(account), ip, known: false });
      return { ...member, ...change };
    });
