import { randomUUID } from 'node:crypto';

/** What an outside payment provider keeps of an order. Amounts are minor units, as text. */
export interface BookedOrder {
  readonly kind: 'deposit' | 'payout';
  readonly merchant: string;
  readonly orderNo: string;
  readonly amount: string;
  readonly currency: string;
  state: 'open' | 'processing' | 'approved' | 'paid' | 'rejected';
  /** What was paid in or out. */
  paid: string;
}

export interface ToldEvent {
  readonly type: 'payment.event';
  readonly event: string;
  readonly merchant: string;
  readonly orderNo: string;
  readonly kind: BookedOrder['kind'];
  readonly result: Exclude<BookedOrder['state'], 'open'>;
  readonly amount: string;
  readonly currency: string;
}

interface Waiting {
  readonly told: ToldEvent;
  dueAt: number;
  attempts: number;
}

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 30 * 60_000;

/** The provider's own books, in memory, and what it has yet to tell of them. */
export const orderBook = () => {
  const orders = new Map<string, BookedOrder>();
  let waiting: Waiting[] = [];
  const keyOf = (merchant: string, orderNo: string) => `${merchant} ${orderNo}`;

  const tellLater = (order: BookedOrder, result: ToldEvent['result'], dueAt: number): void => {
    const { kind, merchant, orderNo, currency } = order;
    const amount = result === 'paid' ? order.paid : order.amount;
    const told = {
      type: 'payment.event',
      event: randomUUID(),
      merchant,
      orderNo,
      kind,
      result,
      amount,
      currency,
    } as const;
    waiting.push({ told, dueAt, attempts: 0 });
  };

  return {
    all: (): BookedOrder[] => [...orders.values()],
    find: (merchant: string, orderNo: string) => orders.get(keyOf(merchant, orderNo)),

    /** The order of that number; the first one counts. */
    open: (fresh: Omit<BookedOrder, 'state' | 'paid'>): { order: BookedOrder; isFresh: boolean } => {
      const key = keyOf(fresh.merchant, fresh.orderNo);
      const known = orders.get(key);
      const order = known ?? { ...fresh, state: 'open', paid: '0' };
      orders.set(key, order);
      return { order, isFresh: known === undefined };
    },

    /** Books that the order has come to its end, and what is to be told of its way there. */
    end: (order: BookedOrder, state: 'paid' | 'rejected', paid: string, now: number): void => {
      order.state = state;
      order.paid = state === 'paid' ? paid : '0';
      tellLater(order, order.kind === 'deposit' ? 'processing' : 'approved', now);
      tellLater(order, state, now);
    },

    /** What is due, the oldest first; it is gone unless it is put back. */
    takeDue: (now: number): Waiting[] => {
      const due = waiting.filter(({ dueAt }) => dueAt <= now);
      waiting = waiting.filter(({ dueAt }) => dueAt > now);
      return due;
    },

    /** Told again later, longer each time. */
    putBack: (event: Waiting, now: number): void => {
      event.attempts += 1;
      event.dueAt = now + Math.min(FIRST_WAIT * 2 ** event.attempts, LONGEST_WAIT);
      waiting.push(event);
    },

    left: (): number => waiting.length,
  };
};
