import { ageOn } from '#contract/ageOn';
import type { MarketRules } from '#contract/market';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Player } from '../../http/policy/caller.ts';
import { birthdayOf } from '../../members/profiles/birthdayOf.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isSlot } from '../../catalogue/games/isSlot.ts';

type Caps = Pick<MarketRules, 'slotsMostStakes'>;

/** The cap of an age; of somebody whose age is not known the lowest holds. */
const mostAt = ({ slotsMostStakes }: Caps, age: number | undefined): number => {
  const caps = slotsMostStakes.toSorted((one, other) => other.fromAge - one.fromAge);
  const ofAge = age === undefined ? undefined : caps.find(({ fromAge }) => fromAge <= age);
  return ofAge?.most ?? Math.min(...caps.map(({ most }) => most));
};

/** The most that one round of a member may stake in a game of that category, in minor units; undefined for no cap. */
export const mostStakeOf = async (
  queries: Queries,
  { memberId }: Pick<Player, 'memberId'>,
  { tenant, gameType, now }: { tenant: Pick<Tenant, 'market' | 'timeZone'>; gameType: string; now: Date },
): Promise<number | undefined> => {
  const { market, timeZone } = tenant;
  if (!isSlot(gameType) || market.slotsMostStakes.length === 0) return undefined;
  const birthday = await birthdayOf(queries, memberId);
  return mostAt(market, birthday === undefined ? undefined : ageOn(birthday, brandDay(now, timeZone)));
};
