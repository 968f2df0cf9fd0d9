import { sandboxEndings } from '#contract/cashier';
import type { PaymentKind, PaymentResult } from '../../money/payments/PaymentProvider.ts';

export interface Step {
  readonly result: PaymentResult;
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
} as const satisfies Record<PaymentKind, Record<Ending, readonly Step[]>>;

/** What becomes of an order, by the ending of its amount. */
export const paymentPlan = (kind: PaymentKind, amount: bigint): readonly Step[] =>
  plans[kind][endingOf(amount)];
