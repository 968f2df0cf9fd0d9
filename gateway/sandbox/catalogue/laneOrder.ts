import type { GameType } from '#contract/constants';
import type { Tenant } from '../../brands/tenants/tenant.ts';

const casinoFirst = [
  ...['LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'],
  ...['JP', 'BAC', 'ROU', 'HORSE', 'JL'],
] as readonly GameType[];

const sportsTypes: readonly GameType[] = ['SPORTS', 'ESPORTS'];
const sportsFirst = [...sportsTypes, ...casinoFirst.filter((type) => !sportsTypes.includes(type))];

/** Categories of the navigation: a brand that puts matches before its notices leads with sports. */
export const laneOrder = ({ layout: { homeOrder } }: Pick<Tenant, 'layout'>): readonly GameType[] => {
  const place = (section: string) =>
    homeOrder.includes(section) ? homeOrder.indexOf(section) : homeOrder.length;
  return place('matches') < place('notices') ? sportsFirst : casinoFirst;
};
