import type { CashierReason, DepositState, WithdrawalState } from '#contract/cashier';
import type { Value } from '#contract/wireTypes';
import type { Result } from '@/api/failure';
import { hard, standingStill } from '../samples';

export type DepositDesk = Value<'depositDesk'>;
export type DepositOrder = Value<'depositOrder'>;
export type WithdrawDesk = Value<'withdrawDesk'>;
export type WithdrawalOrder = Value<'withdrawalOrder'>;

const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const at = (minutes: number) => new Date(standingStill() + minutes * 60_000).toISOString();

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

const limit = (
  period: 'day' | 'week' | 'month',
  amount: number | null,
  used = 0,
  kind: 'deposit' | 'loss' | 'stake' = 'deposit',
): DepositDesk['limits'][number] => ({
  kind,
  period,
  amount: amount === null ? null : vnd(amount),
  used: vnd(used),
  left: amount === null ? null : vnd(Math.max(0, amount - used)),
  resetsAt: at({ day: 600, week: 3_000, month: 14_000 }[period]),
  next: null,
});

/** A raise that waits, so many minutes from where it can be confirmed. */
const raise = (amount: number, minutes: number) => ({
  amount: vnd(amount),
  at: at(minutes),
  until: at(minutes + 10_080),
});

const noLimits = [limit('day', null), limit('week', null), limit('month', null)];
export const usedUp = [limit('day', null), limit('week', 5_000_000, 5_000_000), limit('month', null)];
export const someLimits = [
  limit('day', 2_000_000, 500_000),
  { ...limit('week', 5_000_000, 500_000), next: raise(9_000_000, 1_440) },
  limit('month', null),
];

export const excluded = { kind: 'selfExclusion', until: at(262_800) } as const;
export const endless = { kind: 'selfExclusion', until: null } as const;
export const onTimeOut = { kind: 'timeOut', until: at(10_080) } as const;

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

/** A part of the wallet is bound, the rest can leave. */
export const partlyBound: WithdrawDesk = {
  ...withdrawDesk,
  withdrawable: vnd(4_976_000),
  turnover: turnoverOpen,
};

/** All that there is came with a requirement. */
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

const wallet = (vassalage: string, displayName: string, amount: number) => ({
  vassalage,
  displayName,
  balance: vnd(amount),
});

export const wallets: Value<'wallets'> = {
  main: vnd(2_400_000),
  withdrawable: vnd(1_900_000),
  held: vnd(1_500_000),
  vendors: [
    wallet('NVP', 'Nova Play', 0),
    wallet('LMN', 'Lumen Live', 350_000),
    wallet('KRN', 'Kirin', 0),
    wallet('JDW', 'Jadeworks', 1_200_000),
    wallet('ORC', 'Orchid', 0),
  ],
};

export const longWallets: Value<'wallets'> = {
  ...wallets,
  main: { amount: '999999999999', currency: 'VND' },
  vendors: wallets.vendors.map((one) => ({ ...one, displayName: `${one.displayName} ${hard.name}` })),
};

/** Wallets apart, of which that of one vendor holds so much. */
export const walletsWith = (vassalage: string, displayName: string, amount: number): Value<'wallets'> => ({
  ...wallets,
  vendors: [wallet(vassalage, displayName, amount), ...wallets.vendors],
});

export const singleWallet: Value<'wallets'> = { ...wallets, held: vnd(0), vendors: [] };

export const lineDesk: Value<'lineTransferDesk'> = {
  upline: 'dai***88',
  toDownline: false,
  available: vnd(2_400_000),
  least: vnd(50_000),
  most: vnd(100_000_000),
  leftToday: vnd(200_000_000),
  sendable: vnd(2_400_000),
  wageringLeft: vnd(0),
  hasPassword: true,
  recent: [
    { at: at(-1_500), account: 'dai***88', direction: 'out', amount: vnd(500_000) },
    { at: at(-5_800), account: 'dai***88', direction: 'in', amount: vnd(1_250_000) },
  ],
};

export const timeLimit = (
  period: 'day' | 'week' | 'month',
  amount: number | null,
  used = 0,
): Value<'saferPlay'>['timeLimits'][number] => ({
  kind: 'session',
  period,
  amount,
  used,
  left: amount === null ? null : Math.max(0, amount - used),
  resetsAt: at({ day: 600, week: 3_000, month: 14_000 }[period]),
  next: null,
});

export const saferPlay: Value<'saferPlay'> = {
  limits: [
    ...someLimits,
    limit('day', 500_000, 500_000, 'loss'),
    limit('week', null, 750_000, 'loss'),
    { ...limit('month', 4_000_000, 750_000, 'loss'), next: raise(8_000_000, -60) },
    limit('day', null, 1_250_000, 'stake'),
    limit('week', null, 3_400_000, 'stake'),
    limit('month', null, 9_800_000, 'stake'),
  ],
  timeLimits: [timeLimit('day', 120, 45), timeLimit('week', null, 310), timeLimit('month', null, 905)],
  realityCheck: { minutes: 30, dueAt: at(12), since: at(-18), staked: vnd(600_000), net: vnd(-180_000) },
  pause: null,
  available: vnd(1_200_000),
  kept: vnd(0),
};

/** One limit in each state that a row can be in. */
export const rows = {
  used: limit('day', 2_000_000, 500_000),
  notSet: limit('day', null),
  usedUp: limit('day', 500_000, 500_000, 'loss'),
  long: limit('month', 999_999_999_999, 888_888_888_888, 'stake'),
  waiting: { ...limit('week', 5_000_000, 500_000), next: raise(9_000_000, 1_440) },
  ready: { ...limit('month', 4_000_000, 750_000, 'loss'), next: raise(8_000_000, -60) },
  readyForNone: { ...limit('month', 4_000_000, 750_000), next: { ...raise(0, -60), amount: null } },
};

export const nothingSet: Value<'saferPlay'> = {
  ...saferPlay,
  limits: [...noLimits, limit('day', null, 250_000, 'loss'), limit('day', null, 900_000, 'stake')],
  timeLimits: [timeLimit('day', null, 45)],
  realityCheck: { ...saferPlay.realityCheck, minutes: null, dueAt: null },
};

/** A limit as it is set, and everything after it. */
export const limitTaken = (): Promise<Result<Value<'saferPlay'>>> =>
  Promise.resolve({ ok: true, value: saferPlay });

const moved = { moved: vnd(500_000), balance: vnd(1_900_000), at: at(0) };

/** What the cashier answers to a member. */
export const cashier = {
  depositDesk,
  depositOrders,
  depositOrder: depositOrder('waiting'),
  deposit: depositOrder('waiting'),
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
  saferPlay,
  setLimit: saferPlay,
  confirmLimit: saferPlay,
  declineLimits: null,
  setRealityCheck: saferPlay,
  answerRealityCheck: saferPlay,
  takeTimeOut: onTimeOut,
  selfExclude: excluded,
} as const;
