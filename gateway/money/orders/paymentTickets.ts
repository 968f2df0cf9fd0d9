import type { Player } from '../../http/policy/caller.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { PasswordDesk } from '../../members/credentials/passwordDesk.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const WINDOW = 15 * 60_000;
const TRIES = 10;

interface TicketParts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly passwords: PasswordDesk;
}

/**
 * The withdraw password is looked at before and apart from the act that it allows: hashing it takes long, and the
 * act's transaction must not wait for it. Refuses `withdraw_password_missing` and `withdraw_password_wrong`.
 */
export const issuePaymentTicket =
  ({ database: { queries }, runtime, passwords }: TicketParts) =>
  async ({ merchant, memberId }: Owner, password: string): Promise<string> => {
    const member = await memberRepository(queries).byId(merchant, memberId);
    if (!member?.paymentHash) return refuse('withdraw_password_missing');
    const counter = windowCounter(queries);
    const counted = { merchant, kind: 'withdraw password', subject: memberId };
    if ((await counter.add(counted, WINDOW, runtime.now())) > TRIES) {
      throw new Refusal('too_many_requests', undefined, 300);
    }
    if (!(await passwords.known.verify(password, member.paymentHash)))
      return refuse('withdraw_password_wrong');
    await counter.forget(counted);
    return oneTimeTokenStore(queries, runtime).issue(merchant, 'payment', { memberId });
  };

/** One act a ticket: it stays good when the act is refused. Refuses `withdraw_password_wrong`. */
export const spendPaymentTicket = async (
  tx: Queries,
  runtime: Runtime,
  { merchant, memberId }: Owner,
  ticket: string,
): Promise<void> => {
  const data = await oneTimeTokenStore(tx, runtime).take(merchant, 'payment', ticket);
  if (data?.memberId !== memberId) refuse('withdraw_password_wrong');
};
