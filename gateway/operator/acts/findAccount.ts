import type { Queries } from '../../platform/database/database.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { OperatorError } from './OperatorError.ts';

export interface BrandContext {
  readonly tx: Queries;
  readonly runtime: Runtime;
  readonly merchant: string;
}

/** An account of a brand, also one that waits for its owner. Throws OperatorError when there is none. */
export const findAccount = async (
  { tx, runtime, merchant }: BrandContext,
  account: string,
): Promise<MemberRow> => {
  const found = await memberService(tx, runtime).byAccount(merchant, account);
  if (found === undefined) throw new OperatorError(`${merchant} has no account ${account}`);
  return found;
};
