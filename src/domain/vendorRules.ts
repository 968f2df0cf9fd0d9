import type { GameType, Language } from '#contract/constants';
import type { Vendor, VendorLane } from '#contract/wireTypes';

const sportsVendors: readonly string[] = ['IMES', 'IA', 'TF'];

const thaiGameType = (type: GameType): GameType => (type === 'LOTT' ? 'ELOTT' : type);

const thaiCode = (code: string): string => {
  if (code.startsWith('TCG')) return '';
  return code === 'BTI' ? '123BET' : code;
};

/** The vendor code as players read it; the wire keeps the real one (NAV-12). */
export const shownVendorCode = (vendor: Pick<Vendor, 'vassalage'>, language: Language): string =>
  language === 'TY' ? thaiCode(vendor.vassalage) : vendor.vassalage;

const joined = (lanes: readonly VendorLane[]): VendorLane[] => {
  const byCategory = new Map<GameType, Vendor[]>();
  for (const { gameCategory, vendors } of lanes) {
    byCategory.set(gameCategory, [...(byCategory.get(gameCategory) ?? []), ...vendors]);
  }
  return [...byCategory].map(([gameCategory, vendors]) => ({ gameCategory, vendors }));
};

const ofSports = ({ vassalage }: Vendor) => sportsVendors.includes(vassalage);

/**
 * The server's lanes by the rules of spec §9: esports vendors IMES, IA and TF belong to SPORTS, Thai reads
 * LOTT as ELOTT. The server's order stays.
 */
export const ruledLanes = (lanes: readonly VendorLane[], language: Language): VendorLane[] => {
  const moved = lanes
    .filter(({ gameCategory }) => gameCategory === 'ESPORTS')
    .flatMap(({ vendors }) => vendors.filter(ofSports));
  const sorted = lanes.map(({ gameCategory, vendors }) => ({
    gameCategory: language === 'TY' ? thaiGameType(gameCategory) : gameCategory,
    vendors: gameCategory === 'ESPORTS' ? vendors.filter((vendor) => !ofSports(vendor)) : vendors,
  }));
  const sports: VendorLane[] = moved.length > 0 ? [{ gameCategory: 'SPORTS', vendors: moved }] : [];
  return joined([...sorted, ...sports]).filter(({ vendors }) => vendors.length > 0);
};
