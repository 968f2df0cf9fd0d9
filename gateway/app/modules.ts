import { agentAccountsModule } from '../agents/accounts/routes.ts';
import { agentLinksModule } from '../agents/links/routes.ts';
import { agentRebatesModule } from '../agents/rebates/routes.ts';
import { linesModule } from '../agents/lines/routes.ts';
import { coolOffModule } from '../play/saferPlay/coolOffRoutes.ts';
import { cashierModule } from '../money/deposits/routes.ts';
import { contractsModule } from '../agents/contracts/routes.ts';
import { payoutsModule } from '../agents/payouts/routes.ts';
import { bankAccountsModule } from '../money/bankAccounts/routes.ts';
import { chatModule } from '../content/chat/routes.ts';
import { supportModule } from '../content/support/routes.ts';
import { feedbackModule } from '../content/feedback/routes.ts';
import { helpModule } from '../content/help/routes.ts';
import { contentModule } from '../content/routes.ts';
import { favouritesModule } from '../catalogue/favourites/routes.ts';
import { gamesModule } from '../catalogue/games/routes.ts';
import { notificationsModule } from '../members/notifications/routes.ts';
import { pushModule } from '../members/push/routes.ts';
import { launchModule } from '../play/launch/routes.ts';
import { liveModule } from '../live/routes.ts';
import { lotteryModule } from '../play/lottery/routes.ts';
import type { VendorParts } from '../catalogue/vendors/VendorParts.ts';
import type { MemberParts } from '../members/ports/MemberParts.ts';
import type { Providers } from './providers.ts';
import { teamReportsModule } from '../reports/team/routes.ts';
import { winnersModule } from '../reports/winners/routes.ts';
import { memberModule } from '../members/members/routes.ts';
import type { Module } from '../http/endpoints/module.ts';
import { activationModule } from '../members/activation/routes.ts';
import { passwordModule } from '../members/passwords/routes.ts';
import { recordsModule } from '../reports/records/routes.ts';
import { registrationModule } from '../members/registration/routes.ts';
import { jackpotsModule } from '../catalogue/jackpots/routes.ts';
import { roomsModule } from '../play/rooms/routes.ts';
import { saferPlayModule } from '../play/saferPlay/routes.ts';
import { pointsModule } from '../offers/points/routes.ts';
import { promotionsModule } from '../offers/promotions/routes.ts';
import { rewardsModule } from '../offers/rewards/routes.ts';
import { securityModule } from '../members/security/routes.ts';
import { ownSessionModule } from '../members/sessions/ownRoutes.ts';
import { sessionModule } from '../members/entry/routes.ts';
import { systemModule } from '../members/system/routes.ts';
import { sportsModule } from '../play/sports/routes.ts';
import { socialModule } from '../members/social/routes.ts';
import { trialModule } from '../members/trial/routes.ts';
import { twoFactorModule } from '../members/security/twoFactorRoutes.ts';
import { verificationModule } from '../members/verification/routes.ts';
import { walletModule } from '../money/wallets/routes.ts';
import { withdrawalsModule } from '../money/withdrawals/routes.ts';

/** What the modules together are built from. */
export interface AllParts extends MemberParts, VendorParts {
  readonly providers: Providers;
}

/** Every resource that answers calls. */
export const modules = [
  systemModule,
  sessionModule,
  ownSessionModule,
  verificationModule,
  registrationModule,
  passwordModule,
  twoFactorModule,
  trialModule,
  socialModule,
  memberModule,
  notificationsModule,
  pushModule,
  securityModule,
  bankAccountsModule,
  recordsModule,
  teamReportsModule,
  rewardsModule,
  promotionsModule,
  pointsModule,
  linesModule,
  contractsModule,
  payoutsModule,
  walletModule,
  cashierModule,
  withdrawalsModule,
  saferPlayModule,
  contentModule,
  helpModule,
  feedbackModule,
  chatModule,
  supportModule,
  gamesModule,
  winnersModule,
  favouritesModule,
  launchModule,
  jackpotsModule,
  roomsModule,
  lotteryModule,
  sportsModule,
  coolOffModule,
  liveModule,
  activationModule,
  agentLinksModule,
  agentRebatesModule,
  agentAccountsModule,
] as const satisfies readonly Module<AllParts>[];
