import type { GameType, Language } from '#contract/constants';
import type { Vendor, VendorLane } from '#contract/wireTypes';

const sportsCodes: readonly string[] = ['IMES', 'IA', 'TF'];

const thaiGameType = (type: GameType): GameType => (type === 'LOTT' ? 'ELOTT' : type);

const thaiCode = (code: string): string => {
  if (code.startsWith('TCG')) return '';
  return code === 'BTI' ? '123BET' : code;
};

/** The vendor code to display; the wire keeps the original (NAV-12). */
export const shownVendorCode = (vendor: Pick<Vendor, 'vassalage'>, language: Language): string =>
  language === 'TY' ? thaiCode(vendor.vassalage) : vendor.vassalage;

/** Merges lanes of the same category into the first one. */
const oneLaneEach = (lanes: readonly VendorLane[]): VendorLane[] => {
  const byCategory = new Map<GameType, Vendor[]>();
  for (const { gameCategory, vendors } of lanes) {
    byCategory.set(gameCategory, [...(byCategory.get(gameCategory) ?? []), ...vendors]);
  }
  return [...byCategory].map(([gameCategory, vendors]) => ({ gameCategory, vendors }));
};

const belongsToSports = ({ vassalage }: Vendor) => sportsCodes.includes(vassalage);

/**
 * The server's lanes as the site shows them (spec §9), in the server's order. The esports vendors IMES, IA and TF
 * move to SPORTS. In Thai, LOTT becomes ELOTT.
 */
export const shownLanes = (lanes: readonly VendorLane[], language: Language): VendorLane[] => {
  const sportsVendors = lanes
    .filter(({ gameCategory }) => gameCategory === 'ESPORTS')
    .flatMap(({ vendors }) => vendors.filter(belongsToSports));
  const others = lanes.map(({ gameCategory, vendors }) => ({
    gameCategory: language === 'TY' ? thaiGameType(gameCategory) : gameCategory,
    vendors: gameCategory === 'ESPORTS' ? vendors.filter((vendor) => !belongsToSports(vendor)) : vendors,
  }));
  const sports: VendorLane[] =
    sportsVendors.length > 0 ? [{ gameCategory: 'SPORTS', vendors: sportsVendors }] : [];
  return oneLaneEach([...others, ...sports]).filter(({ vendors }) => vendors.length > 0);
};
