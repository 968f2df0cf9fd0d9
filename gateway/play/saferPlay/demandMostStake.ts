import type { Tenant } from '../../brands/tenants/tenant.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { mostStakeOf } from './mostStakeOf.ts';

interface Staked {
  readonly visit: { readonly memberId: string; readonly gameType: string };
  readonly now: Date;
}

/** Refuses `stake_above_market`, with the most, for a round that stakes more than the market allows its member. */
export const demandMostStake = async (
  queries: Queries,
  { visit, now }: Staked,
  tenant: Pick<Tenant, 'market' | 'timeZone' | 'currency'>,
  stake: bigint,
): Promise<void> => {
  const most = await mostStakeOf(queries, visit, { tenant, gameType: visit.gameType, now });
  if (most !== undefined && stake > BigInt(most))
    refuse('stake_above_market', { mostStake: wireMoney(BigInt(most), tenant.currency) });
};
