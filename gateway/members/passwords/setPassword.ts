import type { Database } from '../../platform/database/database.ts';
import { accountKey } from '../members/accountKey.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { lockMember } from '../members/lockMember.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { rememberService } from '../sessions/rememberService.ts';
import { sessionService } from '../sessions/sessionService.ts';
import { tryLimits } from '../entry/tryLimits.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';

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
      await oneTimeTokenStore(tx, runtime).dropAllOf(merchant, id);
      await tryLimits(tx).clear({ merchant, accountKey: accountKey(account), ip, known: false });
      return { ...member, ...change };
    });
