import { trimText } from '#contract/plainText';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { accountKey } from './accountKey.ts';
import { memberRepository } from './memberRepository.ts';
import type { MemberRow } from './schema.ts';

export interface MemberPlan {
  readonly merchant: string;
  readonly account: string;
  readonly nickname?: string | undefined;
  /** Member type, see `memberTypes` of the contract. */
  readonly type?: number;
  /** PHC string. */
  readonly passwordHash?: string | undefined;
  /** PHC string of the password for withdrawals. */
  readonly paymentHash?: string | undefined;
  readonly vipLevel?: number;
  /** E.164; only of a number that answered with a code. */
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  /** Owner's name of the bank account. */
  readonly payeeName?: string | undefined;
  /** The password was given by somebody else. */
  readonly mustChange?: boolean;
  /** Active unless given. */
  readonly state?: MemberRow['state'];
  /** Of a trial account: when it is over. */
  readonly expiresAt?: Date;
  /** Who brought the member in; without one it is the top of a line of its own. */
  readonly upline?: Pick<MemberRow, 'line'> | undefined;
}

/** The way accounts come into being; works on the pool or in a transaction. */
export const memberService = (queries: Queries, runtime: Runtime) => {
  const repository = memberRepository(queries);
  return {
    create: async ({ merchant, account, nickname, upline, ...given }: MemberPlan): Promise<MemberRow> => {
      const id = runtime.newId();
      const written = trimText(account).normalize('NFC');
      return repository.insert({
        ...given,
        id,
        merchant,
        account: written,
        accountKey: accountKey(account),
        nickname: nickname ?? written,
        line: `${upline?.line ?? ''}${id}/`,
        createdAt: runtime.now(),
      });
    },
    byAccount: (merchant: string, account: string) => repository.byKey(merchant, accountKey(account)),
    byId: repository.byId,
    /** By a number that answered with a code, E.164. */
    byMobile: repository.byMobile,
    list: repository.list,
    update: repository.update,
    /** Of an account that never came to life. */
    remove: repository.remove,
  };
};
