import type { ComponentType } from 'react';
import type { Namespace } from '#locales/namespaces';
import type { MemberPageName } from '@/config/memberPages';

export interface MemberPageEntry {
  readonly load: () => Promise<ComponentType>;
  /** Locale files that the page needs before it renders. */
  readonly words: readonly [Namespace, ...Namespace[]];
}

/** The member centre's pages; each chunk loads when its page opens (MEM-01). */
export const memberPages = {
  personalHistoryCopy: {
    load: async () =>
      (await import(/* webpackChunkName: "records" */ '@/features/records/BetRecordPage')).BetRecordPage,
    words: ['records', 'forms', 'nav'],
  },
  transactionHistory: {
    load: async () =>
      (await import(/* webpackChunkName: "records" */ '@/features/records/AccountRecordPage'))
        .AccountRecordPage,
    words: ['records', 'forms'],
  },
  personalProfit: {
    load: async () =>
      (await import(/* webpackChunkName: "records" */ '@/features/records/ProfitPage')).ProfitPage,
    words: ['records', 'forms', 'nav'],
  },
  bonusDetails: {
    load: async () =>
      (await import(/* webpackChunkName: "rewards" */ '@/features/rewards/BonusDetailsPage'))
        .BonusDetailsPage,
    words: ['rewards'],
  },
  rewardCenter: {
    load: async () =>
      (await import(/* webpackChunkName: "rewards" */ '@/features/rewards/RewardCenterPage'))
        .RewardCenterPage,
    words: ['rewards'],
  },
  manualRebate: {
    load: async () =>
      (await import(/* webpackChunkName: "rewards" */ '@/features/rewards/RebatePage')).RebatePage,
    words: ['rewards', 'nav'],
  },
  missionLeaderboard: {
    load: async () =>
      (await import(/* webpackChunkName: "rewards" */ '@/features/rewards/MissionsPage')).MissionsPage,
    words: ['rewards'],
  },
  referral: {
    load: async () =>
      (await import(/* webpackChunkName: "rewards" */ '@/features/rewards/ReferralPage')).ReferralPage,
    words: ['rewards'],
  },
  messageV2: {
    load: async () =>
      (await import(/* webpackChunkName: "messages" */ '@/features/messages/MessagesPage')).MessagesPage,
    words: ['messages', 'session'],
  },
  securityCenter: {
    load: async () =>
      (await import(/* webpackChunkName: "security" */ '@/screens/member-centre/SecurityScreen'))
        .SecurityScreen,
    words: ['security', 'session'],
  },
  depositv2: {
    load: async () =>
      (await import(/* webpackChunkName: "deposit" */ '@/screens/member-centre/DepositScreen')).DepositScreen,
    words: ['cashier', 'forms', 'safer'],
  },
  withdraw: {
    load: async () =>
      (await import(/* webpackChunkName: "withdraw" */ '@/features/withdraw/WithdrawPage')).WithdrawPage,
    words: ['cashier', 'forms', 'security', 'safer'],
  },
  transferFund: {
    load: async () =>
      (await import(/* webpackChunkName: "wallets" */ '@/features/transfer/TransferPage')).TransferPage,
    words: ['cashier', 'forms'],
  },
  transferUpline: {
    load: async () => (await import(/* webpackChunkName: "line" */ '@/features/transfer/LinePage')).LinePage,
    words: ['cashier', 'forms', 'security'],
  },
} as const satisfies Record<MemberPageName, MemberPageEntry>;
