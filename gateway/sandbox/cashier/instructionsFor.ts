import { hash } from 'node:crypto';
import type { DepositKind } from '#contract/cashier';
import type { DepositOrder, PaymentInstructions } from '../../money/payments/PaymentProvider.ts';

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

const companyAccount = (brand: string): string =>
  `${brand.normalize('NFD').replace(/\p{M}/gu, '')} DEMO`.toUpperCase();

const detailsOf = {
  bank: ({ orderNo, brand }) => ({
    bankName: 'Ngân hàng TMCP Đông Hải',
    accountNumber: digitsOf(orderNo, 12),
    accountName: companyAccount(brand),
    content: orderNo,
  }),
  ewallet: ({ orderNo, brand }) => ({
    bankName: 'Ví Sông Xanh',
    accountNumber: `09${digitsOf(orderNo, 8)}`,
    accountName: companyAccount(brand),
    content: orderNo,
  }),
  qr: ({ orderNo, amount, currency, brand }) => ({
    bankName: 'Ngân hàng TMCP Đông Hải',
    accountNumber: digitsOf(orderNo, 12),
    accountName: companyAccount(brand),
    content: orderNo,
    qr: `marquee-sandbox:${orderNo}?amount=${amount}&currency=${currency}`,
  }),
  card: ({ orderNo }) => ({ content: orderNo }),
  crypto: ({ orderNo, coins }) => ({
    network: 'TRC20',
    address: addressOf(orderNo),
    ...(coins !== undefined && { coins }),
    qr: addressOf(orderNo),
  }),
} as const satisfies Record<DepositKind, (order: DepositOrder) => PaymentInstructions>;

/** Where and how an order is paid at the sandbox cashier. */
export const instructionsFor = (order: DepositOrder): PaymentInstructions => detailsOf[order.kind](order);
