import type { Database } from '../platform/database/database.ts';
import { memberService, type MemberPlan } from '../members/members/memberService.ts';
import type { MemberRow } from '../members/members/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { boundedQueue } from '../platform/workers/boundedQueue.ts';
import { passwordHashes } from '../members/credentials/passwordHash.ts';
import { sessionService } from '../members/sessions/sessionService.ts';

export interface TestMemberPlan extends Partial<Omit<MemberPlan, 'passwordHash'>> {
  readonly password?: string;
}

export interface TestMember {
  readonly row: MemberRow;
  /** Of a session begun for the member. */
  readonly token: string;
}

export interface TestMembers {
  /** Makes an account and logs it in. */
  readonly create: (plan?: TestMemberPlan) => Promise<TestMember>;
}

export const testMembers = ({ queries }: Database, runtime: Runtime): TestMembers => {
  const passwords = passwordHashes(runtime, boundedQueue({ atOnce: 2, waiting: 100 }));
  let made = 0;
  return {
    create: async ({ password, merchant = 'aurora', account, ...plan } = {}) => {
      made += 1;
      const row = await memberService(queries, runtime).create({
        ...plan,
        merchant,
        account: account ?? `player${made}`,
        ...(password !== undefined && { passwordHash: await passwords.make(password) }),
      });
      const place = { ip: '127.0.0.1', agent: 'test' };
      return { row, token: await sessionService(queries, runtime).begin(merchant, row.id, place) };
    },
  };
};
