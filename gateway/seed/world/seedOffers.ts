import { cleanHtml } from '../../content/cleanHtml.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import { promotionDesk } from '../../offers/promotions/promotionDesk.ts';
import { allowsWagering } from '../../offers/rewards/wageringTimes.ts';
import type { PromotionTexts } from '../../offers/promotions/schema.ts';
import { seedOffers as offers } from '../content/offers.ts';
import { seedWords } from '../content/seedWords.ts';
import { brandAmounts } from './brandAmounts.ts';
import { brandMessenger } from './brandMessenger.ts';
import { seedFreeRounds } from './seedFreeRounds.ts';
import type { WorldPlan } from './worldPlan.ts';

const DAY = 86_400_000;

/** Promotions of the brand, in its own money. */
export const seedOffers = async (plan: WorldPlan): Promise<void> => {
  const { tx, tenant, merchant, runtime, now } = plan;
  const desk = promotionDesk(tx, runtime);
  const sum = (dong: number | undefined) =>
    dong === undefined ? undefined : scaledSum(dong, tenant).toString();
  const inDays = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY);
  const textsOf = (texts: Texts<PromotionTexts>): Texts<PromotionTexts> =>
    Object.fromEntries(
      Object.entries<PromotionTexts>(brandAmounts(brandMessenger(texts, tenant), tenant)).map(
        ([language, words]) => [language, { ...words, content: cleanHtml(words.content) }],
      ),
    ) as Texts<PromotionTexts>;

  // Their words say how often to wager: what the market does not allow is left out.
  const allowed = offers.filter(({ reward, toldTimes = reward.times }) =>
    allowsWagering(toldTimes, tenant.market),
  );
  for (const [sort, offer] of allowed.entries()) {
    const { rules } = offer;
    const { rounds, ...reward } = offer.reward;
    await desk.add({
      merchant,
      sort,
      action: offer.action,
      category: offer.category,
      period: offer.period ?? 'once',
      image: offer.art,
      link: offer.link ?? null,
      places: offer.places ?? null,
      startsAt: inDays(offer.startsIn) ?? now,
      endsAt: inDays(offer.endsIn),
      drawAt: inDays(offer.drawIn),
      texts: textsOf(seedWords('offers', offer.texts)),
      rules: { ...rules, deposit: sum(rules.deposit), wager: sum(rules.wager) },
      reward: {
        ...reward,
        amount: sum(reward.amount),
        most: sum(reward.most),
        ...(rounds && { rounds: await seedFreeRounds(plan, rounds) }),
        prizes: (reward.prizes ?? []).map(({ count, amount }) => ({
          count,
          amount: scaledSum(amount, tenant).toString(),
        })),
      },
    });
  }
};
