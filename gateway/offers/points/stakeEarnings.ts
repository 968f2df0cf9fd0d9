import { gameTypes, type GameType } from '#contract/constants';
import { rebates } from '#contract/rebates';
import { missionRules, vipLevels } from '../rewards/rewardRules.ts';
import type { RatioKind } from './ratioStore.ts';
import type { PointRatio } from './schema.ts';
import type { Promotion } from '../promotions/schema.ts';
import { sourceOfGame } from './sourceOfGame.ts';

const WHOLE = 10_000;

type Ratio = Pick<PointRatio, 'points' | 'amount'>;

/** What the points for a stake are worth, in hundredths of a per cent of the stake. */
const pointsShare = (source: Ratio | undefined, convert: Ratio | undefined): number =>
  source === undefined || convert === undefined
    ? 0
    : (source.points * Number(convert.amount) * WHOLE) / (Number(source.amount) * convert.points);

/** The best that any level gives for the valid bets it takes. */
const levelShare = Math.max(
  ...vipLevels
    .slice(1)
    .map(({ from, gift }, place) => (gift * WHOLE) / (from - (vipLevels[place]?.from ?? 0))),
);

/** Missions that pay for an amount of valid bets; that of live tables comes on top there. */
const missionShare = ({ reward, target }: { readonly reward: number; readonly target: number }): number =>
  (reward * WHOLE) / target;

const isLive = (gameType: GameType): boolean => gameType === 'LIVE';

/** The most that a promotion pays, in minor units; a raffle gives a ticket, whose worth depends on all the others. */
const worthOf = ({ reward: { amount, most, rounds } }: Pick<Promotion, 'reward'>): number =>
  Math.max(Number(amount ?? 0), Number(most ?? 0), Number(rounds?.stake ?? 0) * (rounds?.count ?? 0));

export type PayingPromotion = Pick<Promotion, 'period' | 'rules' | 'reward'>;

/** What promotions pay for valid bets again and again. One that pays once costs the brand no more, however much is played. */
const promotionShare = (promotions: readonly PayingPromotion[], gameType: GameType): number =>
  promotions
    .filter(({ period, rules: { games } }) => period !== 'once' && (games?.includes(gameType) ?? true))
    .reduce((sum, one) => {
      const { wager } = one.rules;
      return wager === undefined ? sum : sum + (worthOf(one) * WHOLE) / Number(wager);
    }, 0);

/**
 * What all rewards together return for a valid bet in each category, in hundredths of a per cent: rebate, points, levels,
 * missions and promotions. It has to stay below `FULL_EDGE`, or the brand pays people to play.
 */
export const stakeEarnings = (
  ratioOf: (kind: RatioKind) => Ratio | undefined,
  promotions: readonly PayingPromotion[],
): ReadonlyMap<GameType, number> =>
  new Map(
    gameTypes.map((gameType) => {
      const rebate = (gameType in rebates ? rebates[gameType as keyof typeof rebates] : 0) * WHOLE;
      const points = pointsShare(ratioOf(sourceOfGame[gameType]), ratioOf('convert'));
      const missions =
        missionShare(missionRules.turnover) + (isLive(gameType) ? missionShare(missionRules.live) : 0);
      return [gameType, rebate + points + levelShare + missions + promotionShare(promotions, gameType)];
    }),
  );
