import type { CashierReason, DepositState, WithdrawalState } from '#contract/cashier';
import type { Value } from '#contract/wireTypes';
import { at, vnd } from './units';
import { noLimits } from './saferPlayFixtures';
import { lineDesk, moved, wallets } from './walletFixtures';

export type DepositDesk = Value<'depositDesk'>;
export type DepositOrder = Value<'depositOrder'>;
export type WithdrawDesk = Value<'withdrawDesk'>;
export type WithdrawalOrder = Value<'withdrawalOrder'>;

const pills = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000].map(vnd);

const method = (
  code: string,
  kind: DepositOrder['kind'],
  from: number,
  to: number,
  basisPoints = 0,
): DepositDesk['methods'][number] => ({
  code,
  kind,
  least: vnd(100_000),
  most: vnd(300_000_000),
  fee: { basisPoints, fixed: vnd(0) },
  arrival: { from, to },
  amounts: pills,
});

export const depositDesk: DepositDesk = {
  wageringTimes: 1,
  methods: [
    method('BANK', 'bank', 1, 3),
    method('QR', 'qr', 1, 3),
    method('WALLET', 'ewallet', 1, 5),
    method('CARD', 'card', 1, 10, 150),
    method('USDT', 'crypto', 10, 30),
  ],
  limits: noLimits,
  offerLimits: false,
  pause: null,
  open: null,
  sandbox: true,
};

export const instructions = {
  kind: 'bank',
  amount: vnd(2_000_000),
  bankName: 'Ngân hàng TMCP Đông Hải',
  accountNumber: '190024819924',
  accountName: 'AURORA88 DEMO',
  content: 'D261121K7M2QXNE',
} as const satisfies NonNullable<DepositOrder['instructions']>;

export const cryptoInstructions = {
  kind: 'crypto',
  amount: vnd(2_000_000),
  network: 'TRC20',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  coins: '80.00 USDT',
  qr: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
} as const satisfies NonNullable<DepositOrder['instructions']>;

export const depositOrder = (
  state: DepositState,
  change: Partial<DepositOrder> & { reason?: CashierReason } = {},
): DepositOrder => ({
  orderNo: 'D261121K7M2QXNE',
  method: 'BANK',
  kind: 'bank',
  amount: vnd(2_000_000),
  fee: vnd(0),
  credit: vnd(state === 'partly' ? 1_000_000 : 2_000_000),
  state,
  reason: state === 'rejected' ? 'refusedByBank' : null,
  hasReceipt: false,
  createdAt: at(-4),
  changedAt: at(-1),
  expiresAt: at(26),
  arrival: { from: 1, to: 3 },
  instructions: state === 'waiting' ? instructions : null,
  ...change,
});

const depositOrders: Value<'depositOrders'> = {
  orders: [
    depositOrder('credited', { orderNo: 'D261120AAAAAAAA', createdAt: at(-1_400) }),
    depositOrder('rejected', { orderNo: 'D261119BBBBBBBB', kind: 'ewallet', createdAt: at(-2_900) }),
    depositOrder('partly', { orderNo: 'D261118CCCCCCCC', kind: 'crypto', createdAt: at(-4_300) }),
  ],
  total: 3,
};

const target = {
  id: '0190a1b2-0000-7000-8000-000000004821',
  kind: 'bank',
  bankName: 'Sông Hồng',
  tail: '4821',
  ownerName: 'NGUYEN MINH ANH',
} as const;

export const coinTarget = {
  id: '0190a1b2-0000-7000-8000-000000004822',
  kind: 'crypto',
  bankName: 'USDT TRC20',
  tail: 'Lj6t',
  ownerName: '',
} as const;

export const withdrawalOrder = (
  state: WithdrawalState,
  change: Partial<WithdrawalOrder> = {},
): WithdrawalOrder => {
  const reached = ['submitted', 'approved', 'paid', 'received', 'partly', 'notReceived', 'settled'].indexOf(
    state,
  );
  const said = state === 'received' || state === 'partly' || state === 'notReceived' ? state : null;
  return {
    orderNo: 'W261121RT20112615',
    amount: vnd(1_500_000),
    fee: vnd(0),
    net: vnd(1_500_000),
    coins: null,
    target,
    state,
    reason: state === 'rejected' ? 'accountMismatch' : null,
    submittedAt: at(-40),
    approvedAt: reached >= 1 ? at(-31) : null,
    paidAt: reached >= 2 ? at(-20) : null,
    receiptDueAt: reached >= 2 ? at(28) : null,
    receipt: said && {
      said,
      by: 'member',
      at: at(-2),
      arrived: said === 'partly' ? vnd(1_000_000) : null,
    },
    refunded: null,
    appeal: null,
    answer: null,
    endedAt: state === 'rejected' ? at(-30) : null,
    canAppeal: false,
    ...change,
  };
};

export const byTheClock = withdrawalOrder('received', {
  receipt: { said: 'received', by: 'clock', at: at(-5), arrived: null },
  canAppeal: true,
});

const weights: WithdrawDesk['turnover']['weights'] = [
  ...(['LIVE', 'BAC', 'ROU', 'PVP'] as const).map((gameType) => ({ gameType, percent: 50 })),
  ...(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'FISH', 'RNG', 'COCKFIGHT', 'JP', 'HORSE', 'JL'] as const).map(
    (gameType) => ({ gameType, percent: 100 }),
  ),
];

export const turnoverMet: WithdrawDesk['turnover'] = {
  required: vnd(0),
  counted: vnd(0),
  left: vnd(0),
  open: [],
  weights,
};

export const turnoverOpen: WithdrawDesk['turnover'] = {
  required: vnd(26_000_000),
  counted: vnd(18_240_000),
  left: vnd(7_760_000),
  open: [
    {
      source: 'bonus',
      ref: 'b1',
      base: vnd(400_000),
      required: vnd(24_000_000),
      counted: vnd(18_240_000),
      bound: vnd(1_264_500),
      createdAt: at(-9_000),
    },
    {
      source: 'deposit',
      ref: 'D261121K7M2QXNE',
      base: vnd(2_000_000),
      required: vnd(2_000_000),
      counted: vnd(0),
      bound: vnd(2_000_000),
      createdAt: at(-4),
    },
  ],
  weights,
};

export const withdrawDesk: WithdrawDesk = {
  available: vnd(8_240_500),
  withdrawable: vnd(8_240_500),
  held: vnd(0),
  least: vnd(100_000),
  most: vnd(500_000_000),
  leftToday: vnd(1_000_000_000),
  fee: { basisPoints: 0, fixed: vnd(0) },
  arrival: { from: 1, to: 15 },
  receiptMinutes: 60,
  coinPrice: vnd(25_000),
  turnover: turnoverMet,
  targets: [
    { ...target, usableAt: null },
    {
      ...target,
      id: '0190a1b2-0000-7000-8000-000000000937',
      bankName: 'An Phú Bank',
      tail: '0937',
      usableAt: at(700),
    },
  ],
  hasPassword: true,
  open: [],
  sandbox: true,
};

/** A part of the wallet is bound; the rest can be withdrawn. */
export const partlyBound: WithdrawDesk = {
  ...withdrawDesk,
  withdrawable: vnd(4_976_000),
  turnover: turnoverOpen,
};

/** The whole wallet is bound by a requirement. */
export const whollyBound: WithdrawDesk = {
  ...partlyBound,
  available: vnd(3_264_500),
  withdrawable: vnd(0),
};

export const longTargets: WithdrawDesk['targets'] = withdrawDesk.targets.map((one) => ({
  ...one,
  bankName: 'Ngân hàng TMCP Đông Hải Trường Sơn, chi nhánh Buôn Ma Thuột',
  ownerName: 'HUYNH NGUYEN QUYNH NHU Y TRUONG NGOC THUY DIEM HANG',
}));

export const withdrawalOrders: Value<'withdrawalOrders'> = {
  orders: [
    withdrawalOrder('received', { orderNo: 'W261120AAAAAAAA', submittedAt: at(-1_500) }),
    withdrawalOrder('rejected', { orderNo: 'W261118BBBBBBBB', submittedAt: at(-4_500) }),
  ],
  total: 2,
};

/** Answers of the cashier's calls for a member. */
export const cashier = {
  depositDesk,
  depositOrders,
  depositOrder: depositOrder('waiting'),
  deposit: depositOrder('waiting'),
  depositCancel: depositOrder('cancelled'),
  depositReceipt: depositOrder('processing', { hasReceipt: true }),
  uploadProof: { id: '0190a1b2-0000-7000-8000-000000000001' },
  paymentTicket: { ticket: 'story' },
  withdrawDesk,
  withdrawalOrders,
  withdraw: withdrawalOrder('submitted'),
  confirmWithdrawal: withdrawalOrder('received'),
  appealWithdrawal: withdrawalOrder('received'),
  wallets,
  merchantWallet: { isSingle: 0 },
  walletTransfer: moved,
  walletCollect: moved,
  lineTransferDesk: lineDesk,
  lineTransfer: moved,
} as const;
