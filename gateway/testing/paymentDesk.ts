import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { callbackPath } from '../money/payments/paymentCallback.ts';
import { outsidePayments } from '../outside/payments/outsidePayments.ts';
import { signingSecrets } from '../platform/secrets/signingSecrets.ts';
import { cashierDesk } from './cashierDesk.ts';
import { outsideProvider } from './outsideProvider.ts';
import { giveMoney } from './playGame.ts';
import { testGateway } from './testGateway.ts';
import type { TestMember } from './testMembers.ts';

const MINUTE = 60_000;
const STEP = 5 * MINUTE;

/** A gateway and an outside payment provider, each with its own books, that know each other by signed HTTP alone. */
export const paymentDesk = async () => {
  const provider = await outsideProvider();
  let limit = new AbortController();
  const gateway = await testGateway({
    payments: (database, runtime) =>
      outsidePayments({
        base: provider.base,
        runtime,
        secrets: async () => {
          // The two clocks go alike.
          await provider.setClock(runtime.now());
          return signingSecrets(database.queries, runtime).valid('cashier');
        },
        patience: () => limit.signal,
      }),
  });
  const { app, clock, database } = gateway;
  const { queries } = database;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const secrets = await signingSecrets(queries, clock).valid('cashier');
  await provider.setUp(`http://127.0.0.1:${port}${callbackPath}`, secrets);
  await provider.setClock(clock.now());
  const desk = cashierDesk(gateway);

  const step = async (): Promise<void> => {
    await gateway.jobs.runDue();
    await provider.tell();
    await gateway.jobs.runDue();
  };

  const ledgerOf = async (): Promise<string[]> => {
    const { rows } = await queries.execute<{ line: string }>(sql`
      SELECT posting.merchant || ' ' || posting.ref || ' ' || sum(entry.amount) || ' ' || entry.currency AS line
      FROM ledger_entries entry
      JOIN ledger_accounts account ON account.id = entry.account_id AND account.kind = 'cashier'
      JOIN ledger_postings posting ON posting.id = entry.posting_id
      GROUP BY posting.merchant, posting.ref, entry.currency`);
    return rows.map(({ line }) => line).toSorted();
  };
  const booksOf = async (): Promise<string[]> =>
    (await provider.books())
      .filter(({ state }) => state === 'paid')
      .map(({ kind, merchant, orderNo, paid, currency }) =>
        [merchant, orderNo, kind === 'deposit' ? `-${paid}` : paid, currency].join(' '),
      )
      .toSorted();

  return {
    gateway,
    provider,
    desk,
    /** Both sides do what is due now. */
    step,

    /** By both clocks; the provider tells what is due every five minutes. */
    pass: async (minutes: number): Promise<void> => {
      const end = clock.now().getTime() + minutes * MINUTE;
      while (clock.now().getTime() < end) {
        const next = new Date(Math.min(end, clock.now().getTime() + STEP));
        await gateway.jobs.passTo(next);
        await provider.setClock(next);
        await step();
      }
    },

    /** What was paid by the word of the ledger and by that of the provider, order by order. */
    books: async () => ({ ledger: await ledgerOf(), provider: await booksOf() }),

    order: (token: string, amount: number) =>
      gateway.call('deposit', {
        token,
        body: { method: 'BANK', amount: String(amount) },
        idempotencyKey: clock.newId(),
      }),

    /** A member with a withdrawal of such an amount. */
    withdraw: async (amount: number): Promise<{ member: TestMember; orderNo: string }> => {
      const member = await gateway.members.create();
      await giveMoney(gateway, member.row.id, 1_000_000n);
      const accountId = await desk.bankAccount(member);
      const { orderNo } = await desk.answered<Value<'withdraw'>>('withdraw', {
        token: member.token,
        body: { accountId, amount: String(amount), ticket: await desk.ticket(member) },
        idempotencyKey: clock.newId(),
      });
      return { member, orderNo };
    },

    /** The time limit of calls that wait now is over. */
    endPatience: (): void => {
      limit.abort(new Error('The call took too long'));
      limit = new AbortController();
    },

    close: async (): Promise<void> => {
      await gateway.close();
      await provider.close();
    },
  };
};
