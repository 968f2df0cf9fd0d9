import type { GameType } from '#contract/constants';
import { FULL_EDGE } from '#contract/validBet';
import { ratioStore } from '../../offers/points/ratioStore.ts';
import { stakeEarnings } from '../../offers/points/stakeEarnings.ts';
import { promotionStore } from '../../offers/promotions/promotionStore.ts';
import type { ActContext } from './act.ts';
import { OperatorError } from './OperatorError.ts';

export const lossInput = {
  kind: 'text',
  choices: ['accepted'],
  help: 'for a campaign that returns more for a stake than the house keeps',
} as const;

const percent = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} %`;

/** What all rewards return for a stake in each category, in hundredths of a per cent. */
export const earningsOf = async ({
  tx,
  merchant,
  now,
}: ActContext): Promise<ReadonlyMap<GameType, number>> => {
  const { history, ofKind } = ratioStore(tx);
  const ratios = await history(merchant, now);
  const running = (await promotionStore(tx).all(merchant)).filter(
    ({ closedAt, endsAt }) => closedAt === null && (endsAt === null || endsAt > now),
  );
  return stakeEarnings((kind) => ofKind(ratios, kind, now), running);
};

/**
 * Refuses an act that raises what rewards return for a stake to what the house keeps of it, or further (decision 112).
 * `before` is what they returned before the act.
 */
export const requireBelowEdge = async (
  context: ActContext,
  before: ReadonlyMap<GameType, number>,
): Promise<void> => {
  const raised = [...(await earningsOf(context))].filter(
    ([gameType, share]) => share >= FULL_EDGE && share > (before.get(gameType) ?? 0),
  );
  const [worst] = raised.toSorted(([, one], [, other]) => other - one);
  if (worst === undefined) return;
  const [gameType, share] = worst;
  throw new OperatorError(
    `Rewards would return ${percent(share)} of each stake in ${gameType}, the house keeps ${percent(FULL_EDGE)}: give less or ask for more, or add --loss accepted`,
  );
};
