import type { Language } from '#contract/constants';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { Queries } from '../../platform/database/database.ts';
import { promotionStore } from './promotionStore.ts';

/** Number and title of the promotion of each of a member's entries, by the id of the entry. */
export const promotionTitles = async (
  queries: Queries,
  owner: { readonly merchant: string; readonly memberId: string },
  language: Language,
): Promise<Map<string, { id: number; title: string }>> => {
  const store = promotionStore(queries);
  const entries = await store.entriesOf(owner);
  if (entries.length === 0) return new Map();
  const titles = new Map(
    (await store.all(owner.merchant)).map(({ id, texts }) => [id, wordsIn(texts, language).title]),
  );
  return new Map(
    entries.map(({ id, promotionId }) => [id, { id: promotionId, title: titles.get(promotionId) ?? '' }]),
  );
};
