/** Ways to deposit money. */
export const depositKinds = ['bank', 'ewallet', 'card', 'qr', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

/**
 * States of a deposit: `waiting` for the payment; `processing` once the payment or a receipt has arrived; `delayed`
 * if it takes longer than announced; then `credited`, `partly` (another amount than ordered arrived and was
 * credited), `rejected`, `cancelled` by the member, or `expired` without a payment.
 */
export const depositStates = [
  'waiting',
  'processing',
  'delayed',
  'credited',
  'partly',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * States of a withdrawal: `submitted` (the money is held); `approved` (on its way to the bank); `paid` (waiting for
 * the member to confirm); then `received`, `partly` or `notReceived` (an operator looks at it), and `settled` once
 * the operator has answered; or `rejected`, with the money back in the wallet.
 */
export const withdrawalStates = [
  'submitted',
  'approved',
  'paid',
  'received',
  'partly',
  'notReceived',
  'settled',
  'rejected',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What a member reports about a paid withdrawal (MEM-06). */
export const withdrawalReceipts = ['received', 'partly', 'notReceived'] as const;
export type WithdrawalReceipt = (typeof withdrawalReceipts)[number];

/** Why a deposit or withdrawal was rejected; the site has a text for each. */
export const cashierReasons = [
  'notPaid',
  'refusedByBank',
  'accountMismatch',
  'checksFailed',
  'wageringLeft',
] as const;
export type CashierReason = (typeof cashierReasons)[number];

/** Endings of an amount in minor units that make the sandbox cashier reject, delay or partly pay an order. */
export const sandboxEndings = { reject: '001', delay: '002', partly: '003' } as const;

/** Limits of uploaded receipts and proofs (spec §5): number of images, bytes of each, types. */
export const proofImages = { most: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;

/** Most characters of a written appeal. */
export const appealLength = 140;

/** The name of the main wallet; other wallets are named by their vendor's code. */
export const mainWallet = 'MAIN';
