/** How money can be put in. */
export const depositKinds = ['bank', 'ewallet', 'card', 'qr', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

/**
 * A deposit from order to end: `waiting` for the payment, `processing` once the payment or a receipt of it was seen,
 * `delayed` when it takes longer than said; then `credited`, `partly` (less or more than ordered arrived, and that
 * much was credited), `rejected`, or `expired` without a payment.
 */
export const depositStates = [
  'waiting',
  'processing',
  'delayed',
  'credited',
  'partly',
  'rejected',
  'expired',
] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * A withdrawal: `submitted` with the money held; `approved` on its way to the bank; `paid` and waiting for the word of
 * the member; then `received`, `partly` or `notReceived` (looked at by a person) and `settled` once that was answered;
 * or `rejected`, with the money back in the wallet.
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

/** What a member says of a withdrawal that was paid (MEM-06). */
export const withdrawalReceipts = ['received', 'partly', 'notReceived'] as const;
export type WithdrawalReceipt = (typeof withdrawalReceipts)[number];

/** Why money was not taken or given; the site has words for each. */
export const cashierReasons = [
  'notPaid',
  'refusedByBank',
  'accountMismatch',
  'checksFailed',
  'wageringLeft',
] as const;
export type CashierReason = (typeof cashierReasons)[number];

/** Endings of an amount in minor units by which the sandbox cashier does what is wanted of it. */
export const sandboxEndings = { reject: '001', delay: '002', partly: '003' } as const;

/** Images of receipts and proofs (spec §5). */
export const proofImages = { most: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;

/** Characters of a written appeal. */
export const appealLength = 140;

/** The name of the main wallet beside the vendors' codes. */
export const mainWallet = 'MAIN';
