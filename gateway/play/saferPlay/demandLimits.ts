import type { MarketRules } from '#contract/market';
import type { Player } from '../../http/policy/caller.ts';
import { limitStore } from '../../money/limits/limitStore.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';

/** Refuses `limit_required`, with the kinds, until the member has set a limit of each kind that the market asks for. */
export const demandLimits = async (
  queries: Queries,
  owner: Pick<Player, 'merchant' | 'memberId'>,
  { requiredLimits }: Pick<MarketRules, 'requiredLimits'>,
  now: Date,
): Promise<void> => {
  const store = limitStore(queries);
  for (const kind of requiredLimits) {
    const held = await store.ofKind(owner, kind, now);
    if (![...held.values()].some(({ amount }) => amount !== null))
      refuse('limit_required', { requiredLimits: [...requiredLimits] });
  }
};
