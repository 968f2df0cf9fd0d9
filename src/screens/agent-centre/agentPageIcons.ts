import type { ComponentType } from 'react';
import type { AgentPageName } from '@/config/agentPages';
import {
  ArrowsLeftRightIcon,
  CalendarBlankIcon,
  ChartBarIcon,
  ClockCounterClockwiseIcon,
  CoinsIcon,
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
  LightningFillIcon,
  MedalIcon,
  NoteIcon,
  ReceiptIcon,
  TrophyFillIcon,
  UserPlusIcon,
  UsersIcon,
  WalletIcon,
} from '@/ui/media/icons';

/** The icon of each page in the agent centre's menu. */
export const agentPageIcons = {
  agentTeamOverview: ChartBarIcon,
  agentAnnouncement: EnvelopeSimpleIcon,
  registerCenter: UserPlusIcon,
  downlineManagmentView: UsersIcon,
  openAccount: IdentificationCardIcon,
  personalHistoryCopy: ReceiptIcon,
  palStatementsAgentCopy: ChartBarIcon,
  downlineProfit: TrophyFillIcon,
  agentRevenueReport: CoinsIcon,
  myIncome: WalletIcon,
  agentDownlineTransactionDetailsCopy: ArrowsLeftRightIcon,
  contracts: NoteIcon,
  dividendRecord: MedalIcon,
  dailyWages: CalendarBlankIcon,
  hourlySalary: ClockCounterClockwiseIcon,
  realTimeSalary: LightningFillIcon,
} as const satisfies Record<AgentPageName, ComponentType<{ fontSize?: number }>>;
