import type { RoundCall } from './roundCall.ts';

/** A round by the names that its vendor gives. */
export const nameOf = ({ visit: { merchant, vassalage }, roundRef }: RoundCall) => ({
  merchant,
  vassalage,
  roundRef,
});

/** The row of a round that has brought nothing yet. */
export const rowOf = ({ visit, roundRef, currency, id, now }: RoundCall) => ({
  id,
  merchant: visit.merchant,
  memberId: visit.memberId,
  visitId: visit.id,
  vassalage: visit.vassalage,
  roundRef,
  gameCode: visit.gameCode,
  gameType: visit.gameType,
  win: 0n,
  validBet: 0n,
  currency,
  placedAt: now,
});
