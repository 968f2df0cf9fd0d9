import type { Queries } from '../database/database.ts';
import { memberService } from '../member/memberService.ts';
import type { MemberRow } from '../member/schema.ts';
import type { Runtime } from '../runtime.ts';
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
