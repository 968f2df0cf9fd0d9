import { breaksModule } from './breaks/routes.ts';
import { cashierModule } from './cashier/routes.ts';
import { bankAccountsModule } from './bankAccounts/routes.ts';
import { contentModule } from './content/routes.ts';
import { favouritesModule } from './favourites/routes.ts';
import { gamesModule } from './games/routes.ts';
import { inboxModule } from './inbox/routes.ts';
import { launchModule } from './launch/routes.ts';
import { liveModule } from './live/routes.ts';
import { lotteryModule } from './lottery/routes.ts';
import { memberModule } from './member/routes.ts';
import type { Module } from './module.ts';
import { passwordModule } from './password/routes.ts';
import { recordsModule } from './records/routes.ts';
import { registrationModule } from './registration/routes.ts';
import { roomsModule } from './rooms/routes.ts';
import { saferPlayModule } from './saferPlay/routes.ts';
import { rewardsModule } from './rewards/routes.ts';
import { securityModule } from './security/routes.ts';
import { ownSessionModule } from './session/ownRoutes.ts';
import { sessionModule } from './session/routes.ts';
import { systemModule } from './system/routes.ts';
import { sportsModule } from './sports/routes.ts';
import { socialModule } from './social/routes.ts';
import { trialModule } from './trial/routes.ts';
import { twoFactorModule } from './twoFactor/routes.ts';
import { verificationModule } from './verification/routes.ts';
import { walletModule } from './wallet/routes.ts';
import { withdrawalsModule } from './withdrawals/routes.ts';

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
  inboxModule,
  securityModule,
  bankAccountsModule,
  recordsModule,
  rewardsModule,
  walletModule,
  cashierModule,
  withdrawalsModule,
  saferPlayModule,
  contentModule,
  gamesModule,
  favouritesModule,
  launchModule,
  roomsModule,
  lotteryModule,
  sportsModule,
  breaksModule,
  liveModule,
] as const satisfies readonly Module[];
