import type { ComponentType } from 'react';
import type { MemberPageName } from '@/config/memberPages';
import {
  ArrowsLeftRightIcon,
  ChartBarIcon,
  ClockCounterClockwiseIcon,
  EnvelopeSimpleIcon,
  GiftIcon,
  HandCoinsIcon,
  MedalIcon,
  PercentIcon,
  ReceiptIcon,
  ArrowCounterClockwiseIcon,
  ShieldCheckIcon,
  UserPlusIcon,
  UserSwitchIcon,
  WalletIcon,
} from '@/ui/media/icons';

/** The icon of each page in the menu. */
export const memberPageIcons = {
  depositv2: WalletIcon,
  withdraw: HandCoinsIcon,
  transferFund: ArrowsLeftRightIcon,
  transferUpline: UserSwitchIcon,
  personalHistoryCopy: ReceiptIcon,
  transactionHistory: ClockCounterClockwiseIcon,
  personalProfit: ChartBarIcon,
  bonusDetails: PercentIcon,
  rewardCenter: GiftIcon,
  manualRebate: ArrowCounterClockwiseIcon,
  missionLeaderboard: MedalIcon,
  referral: UserPlusIcon,
  securityCenter: ShieldCheckIcon,
  messageV2: EnvelopeSimpleIcon,
} as const satisfies Record<MemberPageName, ComponentType<{ fontSize?: number }>>;
