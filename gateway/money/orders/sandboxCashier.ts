import { and, eq, inArray } from 'drizzle-orm';
import { sandboxEndings } from '#contract/cashier';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { sandboxEvents, type SandboxEvent } from './schema.ts';
import { addTellings } from './tellEvent.ts';

interface SandboxOrder {
  readonly merchant: string;
  readonly orderNo: string;
  readonly amount: bigint;
}

interface Step {
  readonly result: SandboxEvent['result'];
  /** After the order, in parts of the brand's `sandboxSeconds`. */
  readonly after: number;
  /** The amount is divided by it: 2 is one half. The whole amount unless given. */
  readonly divisor?: bigint;
}

type Ending = keyof typeof sandboxEndings | 'approve';

const endingOf = (amount: bigint): Ending => {
  const digits = amount.toString().slice(-3);
  const found = Object.entries(sandboxEndings).find(([, ending]) => ending === digits);
  return (found?.[0] as Ending | undefined) ?? 'approve';
};

const plans = {
  deposit: {
    approve: [
      { result: 'processing', after: 0.5 },
      { result: 'paid', after: 1 },
    ],
    reject: [
      { result: 'processing', after: 0.5 },
      { result: 'rejected', after: 1 },
    ],
    delay: [
      { result: 'processing', after: 0.5 },
      { result: 'delayed', after: 1 },
      { result: 'paid', after: 15 },
    ],
    partly: [
      { result: 'processing', after: 0.5 },
      { result: 'paid', after: 1, divisor: 2n },
    ],
  },
  payout: {
    approve: [
      { result: 'approved', after: 0.5 },
      { result: 'paid', after: 1 },
    ],
    reject: [{ result: 'rejected', after: 0.5 }],
    delay: [
      { result: 'approved', after: 0.5 },
      { result: 'paid', after: 15 },
    ],
    partly: [
      { result: 'approved', after: 0.5 },
      { result: 'paid', after: 1 },
    ],
  },
} as const satisfies Record<SandboxEvent['kind'], Record<Ending, readonly Step[]>>;

/**
 * The payment provider of a demonstration: it pays every order after some seconds, and an order whose amount ends in
 * one of `sandboxEndings` as that ending says. It tells the gateway as any provider would, by signed callbacks.
 */
export const sandboxCashier = (queries: Queries, { newId }: Pick<Runtime, 'newId'>) => ({
  /** In the transaction of the order. */
  plan: async (
    kind: SandboxEvent['kind'],
    { merchant, orderNo, amount }: SandboxOrder,
    now: Date,
  ): Promise<void> => {
    const steps: readonly Step[] = plans[kind][endingOf(amount)];
    const { sandboxSeconds } = await settingService(queries).all(merchant);
    const events = steps.map(({ result, after, divisor = 1n }) => ({
      id: newId(),
      merchant,
      orderNo,
      kind,
      result,
      amount: amount / divisor,
      dueAt: new Date(now.getTime() + after * sandboxSeconds * 1_000),
    }));
    await queries.insert(sandboxEvents).values(events);
    await addTellings(queries, events);
  },

  /** Who orders anew does not pay what was ordered before. */
  callOff: async (merchant: string, orderNos: readonly string[]): Promise<void> => {
    await queries
      .delete(sandboxEvents)
      .where(and(eq(sandboxEvents.merchant, merchant), inArray(sandboxEvents.orderNo, [...orderNos])));
  },

  /** Undefined when it was called off, or heard. */
  find: async (id: string): Promise<SandboxEvent | undefined> => {
    const [event] = await queries.select().from(sandboxEvents).where(eq(sandboxEvents.id, id));
    return event;
  },

  /** What is still to be told, of every brand. */
  waiting: (): Promise<SandboxEvent[]> => queries.select().from(sandboxEvents),

  /** It was heard. */
  done: async ({ id }: SandboxEvent): Promise<void> => {
    await queries.delete(sandboxEvents).where(eq(sandboxEvents.id, id));
  },
});
