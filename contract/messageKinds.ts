/**
 * What a member is told of by a personal message. The site has the words; `params` are plain texts, amounts as the
 * wire has them (`amount` and `currency`).
 */
export const messageKinds = [
  'depositCredited',
  'depositPartly',
  'depositBeyondLimit',
  'depositRejected',
  'depositDelayed',
  'depositExpired',
  'withdrawalSubmitted',
  'withdrawalApproved',
  'withdrawalPaid',
  'withdrawalRejected',
  'withdrawalNotice',
  'withdrawalReceived',
  'withdrawalAutoReceived',
  'withdrawalDisputed',
  'withdrawalAnswered',
  'transferIn',
  'transferOut',
  'limitChanged',
  'timeOutTaken',
  'selfExcluded',
  'bonusGiven',
  'bonusEnded',
  'missionDone',
  'bigWin',
  'newDevice',
  'passwordChanged',
  'withdrawPasswordChanged',
  'twoFactorOn',
  'twoFactorOff',
  'contactChanged',
  'bankAccountAdded',
  'welcome',
] as const;
export type MessageKind = (typeof messageKinds)[number];
