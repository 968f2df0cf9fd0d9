import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { wordsIn } from '../../brands/languages/texts.ts';
import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { FreeRoundPlan } from './freeRoundPlan.ts';

type Offered = Value<'pointsRewards'>['list'][number]['rounds'];

interface Shown {
  readonly merchant: string;
  readonly currency: Currency;
  readonly language: Language;
}

/** Tells free rounds of offers with the names of their games, which are read once for all of them. */
export const offeredRounds = async (
  queries: Queries,
  plans: readonly (FreeRoundPlan | null | undefined)[],
  { merchant, currency, language }: Shown,
): Promise<(plan: FreeRoundPlan | null | undefined) => Offered> => {
  const codes = [...new Set(plans.flatMap((plan) => plan?.games ?? []))];
  const listed = await gameRepository(queries).byCodes(merchant, codes);
  const nameOf = new Map(listed.map(({ game }) => [game.gameCode, wordsIn(game.names, language)]));
  return (plan) =>
    plan === null || plan === undefined
      ? null
      : {
          count: plan.count,
          stake: { amount: plan.stake, currency },
          games: plan.games.map((code) => nameOf.get(code) ?? code),
          days: plan.days,
        };
};
