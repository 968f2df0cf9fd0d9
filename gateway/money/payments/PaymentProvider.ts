import type { DepositKind } from '#contract/cashier';
import type { Currency } from '#contract/money';

export const paymentKinds = ['deposit', 'payout'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/**
 * What an order has come to at its provider. A deposit is `processing` once a payment is seen and `delayed` if that
 * takes longer than usual; a payout is `approved` once it is on its way. `paid` and `rejected` are the ends of both.
 */
export const paymentResults = ['processing', 'delayed', 'paid', 'approved', 'rejected'] as const;
export type PaymentResult = (typeof paymentResults)[number];

interface PaymentOrder {
  readonly merchant: string;
  /** With the merchant it names the order for good: whatever is asked again for it is the same order. */
  readonly orderNo: string;
  /** Names the member to the provider; it says nothing about them. */
  readonly member: string;
  /** Minor units: what the member is to pay, or to receive. */
  readonly amount: bigint;
  readonly currency: Currency;
  readonly orderedAt: Date;
}

export interface DepositOrder extends PaymentOrder {
  readonly method: string;
  readonly kind: DepositKind;
  /** Name of the brand, as the member knows it. */
  readonly brand: string;
  /** A payment that comes later is a payment still. */
  readonly expiresAt: Date;
  /** Of a payment in coins alone: how many cover the amount at the gateway's price, such as `38.40 USDT`. */
  readonly coins?: string;
}

export interface PayoutOrder extends PaymentOrder {
  readonly target: {
    readonly kind: 'bank' | 'crypto';
    /** Of a receiving address its network. */
    readonly bankName: string;
    readonly number: string;
    /** Empty for a receiving address. */
    readonly ownerName: string;
    /** Of a receiving address alone: what it gets, such as `38.40 USDT`. */
    readonly coins?: string;
  };
}

/** How a member pays an order; which facts there are depends on the method. */
export interface PaymentInstructions {
  readonly bankName?: string;
  readonly accountNumber?: string;
  readonly accountName?: string;
  /** Text of the transfer, by which the payment is matched. */
  readonly content?: string;
  /** Content of a QR code. */
  readonly qr?: string;
  readonly network?: string;
  readonly address?: string;
  /** Amount in the coin of the network, such as `38.4 USDT`. */
  readonly coins?: string;
}

export interface PaymentReport {
  readonly result: PaymentResult;
  /** Minor units: what was paid in or out; of a result without a payment the amount of the order. */
  readonly amount: bigint;
  readonly currency: string;
}

/** What a provider says of an order, told by a callback or asked for. */
export interface PaymentEvent extends PaymentReport {
  readonly kind: PaymentKind;
  readonly merchant: string;
  readonly orderNo: string;
}

/**
 * A party that takes and pays money. The gateway sees it through this and `paymentCallback.ts` alone (design §3); `app`
 * chooses the adapter. Each call may be made again for one order, also at once, and has one effect. A call fails with
 * any error; what it asked for may have been done all the same. No transaction is open while one runs.
 */
export interface PaymentProvider {
  /** It pays with play money, and the pages say so. */
  readonly isSandbox: boolean;
  /** Opens a deposit; the same instructions each time. */
  readonly begin: (order: DepositOrder) => Promise<PaymentInstructions>;
  /** The member has cancelled a deposit. A provider without it is not told: a payment that comes is credited. */
  readonly cancel?: (merchant: string, orderNo: string) => Promise<void>;
  /** Takes a payout on; how it ends is told by events. */
  readonly payout: (order: PayoutOrder) => Promise<void>;
  /** Undefined while nothing has come of an order, and for one that the provider does not know. */
  readonly status: (
    kind: PaymentKind,
    merchant: string,
    orderNo: string,
  ) => Promise<PaymentReport | undefined>;
}
