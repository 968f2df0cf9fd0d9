import type { Queries } from '../../platform/database/database.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { OperatorError } from './OperatorError.ts';

/** The account of a brand. Throws OperatorError when there is none. */
export const findMember = async (
  { tx, runtime, merchant }: { tx: Queries; runtime: Runtime; merchant: string },
  account: string,
): Promise<MemberRow> => {
  const found = await memberService(tx, runtime).byAccount(merchant, account);
  if (found === undefined) throw new OperatorError(`${merchant} has no account ${account}`);
  return found;
};
