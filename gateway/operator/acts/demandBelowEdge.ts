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

/** Refuses an act after which rewards return as much for a stake as the house keeps of it (decision 112). */
export const demandBelowEdge = async ({ tx, merchant, now }: ActContext): Promise<void> => {
  const { history, ofKind } = ratioStore(tx);
  const ratios = await history(merchant, now);
  const running = (await promotionStore(tx).all(merchant)).filter(
    ({ closedAt, endsAt }) => closedAt === null && (endsAt === null || endsAt > now),
  );
  const earnings = [...stakeEarnings((kind) => ofKind(ratios, kind, now), running)];
  const [gameType, share] = earnings.reduce((most, one) => (one[1] > most[1] ? one : most));
  if (share >= FULL_EDGE)
    throw new OperatorError(
      `Rewards would return ${percent(share)} of each stake in ${gameType}, the house keeps ${percent(FULL_EDGE)}: give less or ask for more, or add --loss accepted`,
    );
};
