/** What earns points (spec §3). */
export const pointSources = ['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'] as const;
export type PointSource = (typeof pointSources)[number];

/** Kinds of entries in the record of points. */
export const pointEntryTypes = [...pointSources, 'redeem'] as const;
export type PointEntryType = (typeof pointEntryTypes)[number];

/** `money` is paid at once as a bonus, `rounds` are free rounds, `goods` are sent to an address. */
export const pointRewardKinds = ['money', 'rounds', 'goods'] as const;
export type PointRewardKind = (typeof pointRewardKinds)[number];

/** Tabs of the points mall; a reward stands in one. */
export const pointCategories = ['devices', 'cash', 'rounds', 'living', 'vehicles'] as const;
export type PointCategory = (typeof pointCategories)[number];

/** Statuses of a redemption and of an entry in the record (spec §3). */
export const redeemStatuses = ['process', 'approved', 'rejected'] as const;
export type RedeemStatus = (typeof redeemStatuses)[number];

/** Why goods were not sent; the site has a text for each. */
export const redeemReasons = ['outOfStock', 'addressUnclear', 'notEligible'] as const;
export type RedeemReason = (typeof redeemReasons)[number];

/** Most pieces of one reward in one redemption. */
export const mostPieces = 99;

/** Most characters of each part of an address to which goods are sent. */
export const deliveryLengths = { name: 60, phone: 20, address: 200 } as const;
