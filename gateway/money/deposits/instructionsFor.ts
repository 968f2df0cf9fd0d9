import { hash } from 'node:crypto';
import type { DepositKind } from '#contract/cashier';
import { coinAmount } from '#contract/coinAmount';
import type { Currency } from '#contract/money';
import { payoutCoin } from '#contract/payoutNetworks';
import type { Value } from '#contract/wireTypes';
import type { Deposit } from '../orders/schema.ts';
import { coinPrice } from '../orders/coinPrice.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

type Instructions = NonNullable<Value<'deposit'>['instructions']>;
type Details = Omit<Instructions, 'kind' | 'amount'>;

/** Digits that always come out the same for an order: every order of the sandbox is paid to an account of its own. */
const digitsOf = (orderNo: string, length: number): string =>
  BigInt(`0x${hash('sha256', orderNo)}`)
    .toString()
    .slice(0, length);

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const addressOf = (orderNo: string): string =>
  `T${[...hash('sha256', orderNo, 'buffer')].map((byte) => base58[byte % base58.length]).join('')}x`.slice(
    0,
    34,
  );

/** Rounded up, so that the whole amount is covered. */
const coinsOf = ({ amount, currency }: Pick<Deposit, 'amount' | 'currency'>): string =>
  `${coinAmount(amount, coinPrice(currency as Currency), 'up')} ${payoutCoin}`;

const companyAccount = (brand: string): string =>
  `${brand.normalize('NFD').replace(/\p{M}/gu, '')} DEMO`.toUpperCase();

const detailsOf = {
  bank: ({ orderNo }, brand) => ({
    bankName: 'Ngân hàng TMCP Đông Hải',
    accountNumber: digitsOf(orderNo, 12),
    accountName: companyAccount(brand),
    content: orderNo,
  }),
  ewallet: ({ orderNo }, brand) => ({
    bankName: 'Ví Sông Xanh',
    accountNumber: `09${digitsOf(orderNo, 8)}`,
    accountName: companyAccount(brand),
    content: orderNo,
  }),
  qr: ({ orderNo, amount, currency }, brand) => ({
    bankName: 'Ngân hàng TMCP Đông Hải',
    accountNumber: digitsOf(orderNo, 12),
    accountName: companyAccount(brand),
    content: orderNo,
    qr: `marquee-sandbox:${orderNo}?amount=${amount}&currency=${currency}`,
  }),
  card: ({ orderNo }) => ({ content: orderNo }),
  crypto: (order) => ({
    network: 'TRC20',
    address: addressOf(order.orderNo),
    coins: coinsOf(order),
    qr: addressOf(order.orderNo),
  }),
} as const satisfies Record<DepositKind, (order: Deposit, brand: string) => Details>;

/** Where and how an order is paid at the sandbox cashier. */
export const instructionsFor = (order: Deposit, kind: DepositKind, brand: string): Instructions => ({
  kind,
  amount: wireMoney(order.amount, order.currency as Currency),
  ...detailsOf[kind](order, brand),
});
