import type { popups } from './schema.ts';

type Offer = Pick<typeof popups.$inferSelect, 'id' | 'promotionType' | 'texts'>;

/**
 * The number under which a reader meets the offer that a banner names. Operators write one popup an audience, alike in
 * kind and title, while a banner has one link for all.
 */
export const offerLink = (link: string, all: readonly Offer[], seen: readonly Offer[]): string => {
  const named = all.find(({ id }) => String(id) === link);
  if (named === undefined || seen.includes(named)) return link;
  const alike = seen.find(
    ({ promotionType, texts }) =>
      promotionType === named.promotionType && texts.EN.title === named.texts.EN.title,
  );
  return String(alike?.id ?? link);
};
