import { oddsFeed } from '#contract/sports';
import type { MatchPrice } from '#contract/wireTypes';

interface Board {
  readonly list: readonly MatchPrice[];
  readonly paused: boolean;
}

/** What is new on a board against what was told last; undefined while there is nothing to say. */
export const oddsNews = () => {
  const told = new Map<string, string>();
  let wasPaused: boolean | undefined;
  let saidAt = 0;
  return ({ list, paused }: Board, now: number): Board | undefined => {
    const texts = new Map(list.map((price) => [price.id, JSON.stringify(price)]));
    const fresh = list.filter(({ id }) => told.get(id) !== texts.get(id));
    const hasNews = fresh.length > 0 || paused !== wasPaused || now - saidAt >= oddsFeed.beat;
    if (!hasNews) return undefined;
    told.clear();
    for (const [id, text] of texts) told.set(id, text);
    wasPaused = paused;
    saidAt = now;
    return { list: fresh, paused };
  };
};
