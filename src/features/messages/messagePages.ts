import type { MessageKind } from '#contract/messageKinds';
import type { MemberPageName } from '@/config/memberPages';

/** Where there is more to see of what a message tells. */
export const messagePages = {
  depositCredited: 'transactionHistory',
  depositPartly: 'depositv2',
  depositBeyondLimit: 'withdraw',
  depositRejected: 'depositv2',
  depositDelayed: 'depositv2',
  depositExpired: 'depositv2',
  withdrawalSubmitted: 'withdraw',
  withdrawalApproved: 'withdraw',
  withdrawalPaid: 'withdraw',
  withdrawalRejected: 'withdraw',
  withdrawalNotice: 'withdraw',
  withdrawalReceived: 'withdraw',
  withdrawalAutoReceived: 'withdraw',
  withdrawalDisputed: 'withdraw',
  withdrawalAnswered: 'withdraw',
  transferIn: 'transactionHistory',
  transferOut: 'transactionHistory',
  // After a limit no other page follows (glossary §1).
  limitChanged: undefined,
  timeOutTaken: undefined,
  selfExcluded: undefined,
  bonusGiven: 'bonusDetails',
  bonusEnded: 'bonusDetails',
  missionDone: 'missionLeaderboard',
  bigWin: 'personalHistoryCopy',
  newDevice: 'securityCenter',
  passwordChanged: 'securityCenter',
  withdrawPasswordChanged: 'securityCenter',
  twoFactorOn: 'securityCenter',
  twoFactorOff: 'securityCenter',
  contactChanged: 'securityCenter',
  bankAccountAdded: 'securityCenter',
  welcome: undefined,
} as const satisfies Record<MessageKind, MemberPageName | undefined>;
