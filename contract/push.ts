import type { MessageKind } from './messageKinds.ts';

/** What a member can be told of while the site is closed; each is chosen by itself. */
export const pushTopics = ['payments', 'security', 'support', 'contracts', 'rewards'] as const;
export type PushTopic = (typeof pushTopics)[number];

/** Topics that would bring somebody back to play: nothing of them is sent to who rests (SAFE-04). */
export const offeringTopics: readonly PushTopic[] = ['rewards'];

/** Topic of each kind of message; what has none is never pushed. */
const topics = {
  depositCredited: 'payments',
  depositPartly: 'payments',
  depositBeyondLimit: 'payments',
  depositRejected: 'payments',
  depositDelayed: 'payments',
  depositExpired: 'payments',
  // The member has just done it.
  withdrawalSubmitted: undefined,
  withdrawalApproved: 'payments',
  withdrawalPaid: 'payments',
  withdrawalRejected: 'payments',
  withdrawalNotice: 'payments',
  withdrawalReceived: undefined,
  withdrawalAutoReceived: 'payments',
  withdrawalDisputed: 'payments',
  withdrawalAnswered: 'payments',
  transferIn: 'payments',
  transferOut: 'payments',
  contractOffered: 'contracts',
  contractWithdrawn: 'contracts',
  contractSigned: 'contracts',
  contractRejected: 'contracts',
  contractEndRequested: 'contracts',
  contractEndRefused: 'contracts',
  contractEnded: 'contracts',
  contractPaid: 'contracts',
  // Whoever sets a limit or rests sees it on the page; nobody else should read it on a lock screen.
  limitChanged: undefined,
  limitRaiseWaits: undefined,
  timeOutTaken: undefined,
  selfExcluded: undefined,
  selfExcludedForGood: undefined,
  bonusGiven: 'rewards',
  freeRoundsGiven: 'rewards',
  freeRoundsCancelled: 'rewards',
  bonusEnded: 'rewards',
  pointsShipped: 'rewards',
  pointsRejected: 'rewards',
  pointsRestocked: 'rewards',
  missionDone: 'rewards',
  // A win on a lock screen calls back to play.
  bigWin: undefined,
  newDevice: 'security',
  passwordChanged: 'security',
  withdrawPasswordChanged: 'security',
  twoFactorOn: 'security',
  twoFactorOff: 'security',
  contactChanged: 'security',
  bankAccountAdded: 'security',
  receivingAddressAdded: 'security',
  feedbackAnswered: 'support',
  supportAnswered: 'support',
  welcome: undefined,
} as const satisfies Record<MessageKind, PushTopic | undefined>;

export const pushTopicOf = (kind: MessageKind): PushTopic | undefined => topics[kind];

/** What a push carries, sealed for one device. */
export interface PushNote {
  /** Of the message, so that one that comes twice is shown once. */
  readonly id: string;
  readonly kind: MessageKind;
  readonly title: string;
  readonly text: string;
}
