import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { betService } from '../../play/seamlessWallet/betService.ts';
import { gameVisits } from '../../play/launch/schema.ts';
import { turnoverService } from '../../money/turnover/turnoverService.ts';
import type { PastRound } from './drawRounds.ts';
import type { WorldPlan } from './worldPlan.ts';

/** Books a round that a member played, as the vendor's calls would have done; none that the balance does not cover. */
export const playPast = async (
  { tx, merchant, tenant, runtime }: Pick<WorldPlan, 'tx' | 'merchant' | 'tenant' | 'runtime'>,
  memberId: string,
  { at, game, stake, win }: PastRound,
): Promise<void> => {
  const { currency, timeZone } = tenant;
  if ((await balanceOf(tx, merchant, { kind: 'member', owner: memberId }, currency)) < stake) return;
  const { gameCode, gameType, vassalage } = game;
  const visit = {
    id: runtime.newId(),
    merchant,
    memberId,
    // The session that played it is long over.
    sessionHash: '',
    gameCode,
    gameType,
    vassalage,
    mode: 'real',
    language: 'VI',
    parentOrigin: '',
    startedAt: at,
  } as const;
  await tx.insert(gameVisits).values(visit);
  const id = runtime.newId();
  const call = { visit, roundRef: id, currency, timeZone, id, now: at };
  const bets = betService(tx);
  await bets.place(call, stake);
  await bets.settle(call, win);
  await turnoverService(tx, runtime).count({ merchant, memberId, gameType, validBet: stake, at });
};
