import type { Value } from '#contract/wireTypes';
import { bankAccounts } from '../money/bankAccounts/schema.ts';
import { callbackPath, type CashierCallback } from '../money/payments/paymentCallback.ts';
import { signingSecrets } from '../platform/secrets/signingSecrets.ts';
import { sessionService } from '../members/sessions/sessionService.ts';
import { signCall } from '../platform/signature/signedCall.ts';
import { oneTimeTokenStore } from '../platform/oneTimeTokens/oneTimeTokenStore.ts';
import type { TestGateway } from './testGateway.ts';
import type { TestMember } from './testMembers.ts';

/** What tests of the cashier do again and again. */
export const cashierDesk = (gateway: TestGateway) => {
  const { database, clock } = gateway;
  const answered = async <Result>(...call: Parameters<TestGateway['call']>) =>
    (await gateway.call(...call)).body.value as Result;

  return {
    answered,

    balance: async (token: string): Promise<string> =>
      (await answered<Value<'balance'>>('balance', { token })).balance.amount,

    deposit: (token: string, amount: number, method = 'BANK') =>
      answered<Value<'deposit'>>('deposit', {
        token,
        body: { method, amount: String(amount) },
        idempotencyKey: clock.newId(),
      }),

    /** An account that takes withdrawals at once. */
    bankAccount: async ({ row }: TestMember, usableAt = clock.now()): Promise<string> => {
      const id = clock.newId();
      await database.queries.insert(bankAccounts).values({
        id,
        merchant: row.merchant,
        memberId: row.id,
        kind: 'bank',
        bankName: 'Ngân hàng Đông Hải',
        number: '1900234821',
        ownerName: 'NGUYEN VAN A',
        createdAt: clock.now(),
        usableAt,
      });
      return id;
    },

    ticket: ({ row }: TestMember): Promise<string> =>
      oneTimeTokenStore(database.queries, clock).issue(row.merchant, 'payment', { memberId: row.id }),

    /** A session begun anew, after the last one fell idle. */
    again: async ({ row }: TestMember): Promise<string> =>
      sessionService(database.queries, clock).begin(row.merchant, row.id, { ip: '127.0.0.1', agent: 'test' }),

    /** Moves the clock and lets the cashier do what is due by then. */
    after: async (seconds: number): Promise<void> => {
      clock.advance(seconds * 1_000);
      await gateway.jobs.runDue();
    },

    /** A callback as a provider sends it, signed; with other headers when they are given. */
    callback: async (
      content: Partial<CashierCallback> & Pick<CashierCallback, 'orderNo'>,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<number> => {
      const body = JSON.stringify({
        type: 'payment.event',
        merchant: 'aurora',
        event: clock.newId(),
        kind: 'deposit',
        result: 'paid',
        amount: '200000',
        currency: 'VND',
        ...content,
      });
      const secrets = await signingSecrets(database.queries, clock).valid('cashier');
      const { statusCode } = await gateway.app.inject({
        method: 'POST',
        url: callbackPath,
        payload: body,
        headers: {
          'content-type': 'application/json',
          ...signCall(secrets, { id: clock.newId(), at: clock.now(), body }),
          ...headers,
        },
      });
      return statusCode;
    },
  };
};
