import type { TableState } from '../../catalogue/vendors/GameVendor.ts';

/** Milliseconds that an answer is good for. */
const FRESH = 5_000;
/** For so long a vendor that failed is not asked again. */
const REST = 15_000;
/** So old may an answer be while its vendor is silent; then nothing is told of its tables. */
const STALE = 60_000;

export type Tables = ReadonlyMap<string, TableState>;

interface Kept {
  readonly tables: Tables;
  /** When the vendor said so. */
  readonly at: number;
  /** Until then nobody asks it again. */
  readonly until: number;
}

/**
 * The tables of one vendor, asked for every few seconds by all players together. While the vendor fails, what it said
 * last is told for a minute.
 */
export const vendorTables = (ask: (merchant: string) => Promise<Tables>) => {
  const kept = new Map<string, Kept>();
  const asked = new Map<string, Promise<Tables>>();

  const renew = async (merchant: string, now: number): Promise<Tables> => {
    const { tables: last = new Map(), at = Number.NEGATIVE_INFINITY } = kept.get(merchant) ?? {};
    const next = await ask(merchant).then(
      (tables) => ({ tables, at: now, until: now + FRESH }),
      () => ({ tables: now - at < STALE ? last : new Map(), at, until: now + REST }),
    );
    kept.set(merchant, next);
    return next.tables;
  };

  return async (merchant: string, now: number): Promise<Tables> => {
    const known = kept.get(merchant);
    if (known !== undefined && now < known.until) return known.tables;
    const underWay = asked.get(merchant) ?? renew(merchant, now).finally(() => asked.delete(merchant));
    asked.set(merchant, underWay);
    return underWay;
  };
};
