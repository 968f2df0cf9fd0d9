import type { MessageKind } from '#contract/messageKinds';
import type { MemberPageName } from '@/config/memberPages';
import type { pointMallViews } from '@/config/pointMall';

/** The page that a message links to. */
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
  // Contracts are answered in the popup of contracts.
  contractOffered: undefined,
  contractWithdrawn: undefined,
  contractSigned: undefined,
  contractRejected: undefined,
  contractEndRequested: undefined,
  contractEndRefused: undefined,
  contractEnded: undefined,
  contractPaid: 'transactionHistory',
  // A changed limit has no page to link to (glossary §1).
  limitChanged: undefined,
  limitRaiseWaits: undefined,
  timeOutTaken: undefined,
  selfExcluded: undefined,
  selfExcludedForGood: undefined,
  bonusGiven: 'bonusDetails',
  freeRoundsGiven: 'bonusDetails',
  freeRoundsCancelled: 'bonusDetails',
  bonusEnded: 'bonusDetails',
  // The mall is a page of its own.
  pointsShipped: undefined,
  pointsRejected: undefined,
  pointsRestocked: undefined,
  missionDone: 'missionLeaderboard',
  bigWin: 'personalHistoryCopy',
  newDevice: 'securityCenter',
  passwordChanged: 'securityCenter',
  withdrawPasswordChanged: 'securityCenter',
  twoFactorOn: 'securityCenter',
  twoFactorOff: 'securityCenter',
  contactChanged: 'securityCenter',
  bankAccountAdded: 'securityCenter',
  receivingAddressAdded: 'securityCenter',
  // The answer is the message.
  feedbackAnswered: undefined,
  supportAnswered: undefined,
  welcome: undefined,
} as const satisfies Record<MessageKind, MemberPageName | undefined>;

/** Contracts are answered in their own popup. */
export const asksForAnswer: ReadonlySet<MessageKind> = new Set(['contractOffered', 'contractEndRequested']);

/** What a message of the points mall is about. */
export const mallViews: Partial<Record<MessageKind, (typeof pointMallViews)[number]>> = {
  pointsShipped: 'history',
  pointsRejected: 'history',
  pointsRestocked: 'rewards',
};
