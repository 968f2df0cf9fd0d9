import type { Currency } from '#contract/money';
import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { addFreeRoundsOver } from '../../play/freeRounds/freeRoundsOver.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';
import type { RewardOwner } from '../rewards/rewardStore.ts';
import type { FreeRoundPlan } from './freeRoundPlan.ts';
import { addFreeRoundsTold } from './freeRoundsTold.ts';

const DAY = 86_400_000;

interface Given extends Pick<FreeRounds, 'source' | 'subject' | 'times'> {
  readonly plan: FreeRoundPlan;
  readonly currency: Currency;
  /** Days for wagering what they bring; null has no end. */
  readonly wagerDays: number | null;
  readonly now: Date;
}

/** Those of the games that the brand still has. */
const gamesLeft = async (tx: Queries, merchant: string, codes: readonly string[]): Promise<string[]> => {
  const listed = await gameRepository(tx).byCodes(merchant, [...codes]);
  const left = new Set(listed.filter(({ game }) => game.goneAt === null).map(({ game }) => game.gameCode));
  return codes.filter((code) => left.has(code));
};

/**
 * Gives free rounds, each subject of a source once; their end is stored as a job, and vendors outside are told by
 * another. Refuses `already_claimed`, and `operation_not_enabled` when no game is left that could be played with them.
 */
export const giveFreeRounds = async (
  tx: Queries,
  runtime: Runtime,
  { merchant, memberId }: RewardOwner,
  { plan: { count, stake, games, days }, currency, now, ...given }: Given,
): Promise<FreeRounds> => {
  const gameCodes = await gamesLeft(tx, merchant, games);
  if (gameCodes.length === 0) return refuse('operation_not_enabled');
  const made = await freeRoundStore(tx).give({
    id: runtime.newId(),
    ...{ merchant, memberId, currency, ...given },
    gameCodes,
    total: count,
    stake: BigInt(stake),
    createdAt: now,
    until: new Date(now.getTime() + days * DAY),
  });
  if (made === undefined) return refuse('already_claimed');
  await addFreeRoundsOver(tx, made, made.until);
  await addFreeRoundsTold(tx, made, now);
  const params = { rounds: String(count), amount: stake, currency, until: made.until.toISOString() };
  await tellMember(tx, runtime, { merchant, memberId, kind: 'freeRoundsGiven', params, at: now });
  return made;
};
