import type { Value } from '#contract/wireTypes';
import type { Database } from '../database/database.ts';
import { accountKey } from '../member/accountKey.ts';
import { memberService } from '../member/memberService.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import type { PasswordHashes } from './passwordHash.ts';
import { sessionService, type SessionPlace } from './sessionService.ts';
import { tryLimits } from './tryLimits.ts';

export interface Credentials {
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
}

/** Log-in with user name and password (spec §4). */
export const loginService = (database: Database, runtime: Runtime, passwords: PasswordHashes) => {
  const limits = tryLimits(database.queries);
  const members = memberService(database.queries, runtime);
  return {
    login: async (
      { merchant, username, password }: Credentials,
      place: SessionPlace,
    ): Promise<Value<'login'>> => {
      const key = accountKey(username);
      await limits.take(merchant, key, place.ip, runtime.now());
      const member = await members.byAccount(merchant, username);
      const right = await passwords.verify(password, member?.passwordHash);
      if (!right || member?.state !== 'active') {
        return refuse('wrong_account_or_password', { captcha: false });
      }
      await limits.clear(merchant, key, place.ip);
      const token = await database.transaction(async (tx) => {
        await memberService(tx, runtime).update(merchant, member.id, {
          lastLoginAt: runtime.now(),
          previousLoginAt: member.lastLoginAt,
        });
        return sessionService(tx, runtime).begin(merchant, member.id, place);
      });
      return { token, firstTimeLogin: member.lastLoginAt === null, passwordExpired: member.mustChange };
    },
  };
};
