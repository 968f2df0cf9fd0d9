import type { Currency } from '#contract/money';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { lesserOf } from '../../ledger/money/lesserOf.ts';
import { bindingSources } from './bindingSources.ts';
import { boundMoney } from './boundMoney.ts';

/**
 * What can leave the wallet now, or during another cool-off: what no requirement binds, and what is set aside and can
 * only be withdrawn (SAFE-05).
 */
export const withdrawableNow = async (
  queries: Queries,
  player: Pick<Player, 'merchant' | 'memberId' | 'coolOff'>,
  currency: Currency,
  sources = bindingSources(player.coolOff),
): Promise<bigint> => {
  const { merchant, memberId: owner } = player;
  const main = await balanceOf(queries, merchant, { kind: 'member', owner }, currency);
  const aside = await balanceOf(queries, merchant, { kind: 'aside', owner }, currency);
  return lesserOf(await boundMoney(queries).free(player, currency, sources), main) + aside;
};
