import type { MemberRow } from '../../members/members/schema.ts';
import { findMember } from './findMember.ts';
import { OperatorError } from './OperatorError.ts';

/** An account that its owner has taken over, if an agent opened it. Throws OperatorError for any other. */
export const findActivated = async (
  context: Parameters<typeof findMember>[0],
  account: string,
): Promise<MemberRow> => {
  const found = await findMember(context, account);
  if (found.state !== 'pending') return found;
  throw new OperatorError(`${account} was opened by an agent and waits for its owner to activate it`);
};
