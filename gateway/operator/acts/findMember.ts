import type { MemberRow } from '../../members/members/schema.ts';
import { findAccount, type BrandContext } from './findAccount.ts';
import { OperatorError } from './OperatorError.ts';

/** An account that has its owner. Throws OperatorError when there is none, or its owner has not activated it yet. */
export const findMember = async (context: BrandContext, account: string): Promise<MemberRow> => {
  const found = await findAccount(context, account);
  if (found.state !== 'pending') return found;
  throw new OperatorError(`${account} was opened by an agent and waits for its owner to activate it`);
};
