import { messageKinds, type MessageKind } from './messageKinds.ts';

export const messageCategories = ['money', 'reward', 'system'] as const;
export type MessageCategory = (typeof messageCategories)[number];

/** Category of each kind of message. */
const categories = {
  depositCredited: 'money',
  depositPartly: 'money',
  depositBeyondLimit: 'money',
  depositRejected: 'money',
  depositDelayed: 'money',
  depositExpired: 'money',
  withdrawalSubmitted: 'money',
  withdrawalApproved: 'money',
  withdrawalPaid: 'money',
  withdrawalRejected: 'money',
  withdrawalNotice: 'money',
  withdrawalReceived: 'money',
  withdrawalAutoReceived: 'money',
  withdrawalDisputed: 'money',
  withdrawalAnswered: 'money',
  transferIn: 'money',
  transferOut: 'money',
  contractOffered: 'money',
  contractWithdrawn: 'money',
  contractSigned: 'money',
  contractRejected: 'money',
  contractEndRequested: 'money',
  contractEndRefused: 'money',
  contractEnded: 'money',
  contractPaid: 'money',
  limitChanged: 'system',
  limitRaiseWaits: 'system',
  timeOutTaken: 'system',
  selfExcluded: 'system',
  selfExcludedForGood: 'system',
  bonusGiven: 'reward',
  freeRoundsGiven: 'reward',
  freeRoundsCancelled: 'reward',
  bonusEnded: 'reward',
  pointsShipped: 'reward',
  pointsRejected: 'reward',
  pointsRestocked: 'reward',
  missionDone: 'reward',
  bigWin: 'money',
  newDevice: 'system',
  passwordChanged: 'system',
  withdrawPasswordChanged: 'system',
  twoFactorOn: 'system',
  twoFactorOff: 'system',
  contactChanged: 'system',
  bankAccountAdded: 'system',
  receivingAddressAdded: 'system',
  feedbackAnswered: 'system',
  supportAnswered: 'system',
  welcome: 'system',
} as const satisfies Record<MessageKind, MessageCategory>;

export const categoryOfMessage = (kind: MessageKind): MessageCategory => categories[kind];

export const kindsOfCategory = (category: MessageCategory): MessageKind[] =>
  messageKinds.filter((kind) => categories[kind] === category);
