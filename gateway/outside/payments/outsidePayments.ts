import type { DepositOrder, PaymentProvider, PayoutOrder } from '../../money/payments/PaymentProvider.ts';
import { signedPost, type SignedPostOptions } from '../calls/signedPost.ts';
import { answerShapes, type PaymentRequest } from './paymentWire.ts';

const orderOf = ({ merchant, orderNo, member, amount, currency, orderedAt }: DepositOrder | PayoutOrder) => ({
  merchant,
  orderNo,
  member,
  amount: amount.toString(),
  currency,
  orderedAt: orderedAt.toISOString(),
});

/** A payment provider elsewhere, by the protocol of docs/ports/payment-provider.md. */
export const outsidePayments = (options: SignedPostOptions): PaymentProvider => {
  const post = signedPost(options);
  return {
    isSandbox: false,

    begin: async (order) => {
      const { method, kind, brand, expiresAt } = order;
      const request: PaymentRequest<'deposit.begin'> = {
        type: 'deposit.begin',
        ...orderOf(order),
        ...{ method, kind, brand, expiresAt: expiresAt.toISOString() },
      };
      const { instructions } = await post('deposits', request, answerShapes['deposit.begin']);
      return instructions;
    },

    payout: async (order) => {
      const request: PaymentRequest<'payout.send'> = {
        type: 'payout.send',
        ...orderOf(order),
        target: order.target,
      };
      await post('payouts', request, answerShapes['payout.send']);
    },

    status: async (kind, merchant, orderNo) => {
      const request: PaymentRequest<'order.status'> = { type: 'order.status', kind, merchant, orderNo };
      const answer = await post('status', request, answerShapes['order.status']);
      if (!('amount' in answer)) return undefined;
      const { state: result, amount, currency } = answer;
      return { result, amount: BigInt(amount), currency };
    },
  };
};
