import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { newToken, tokenHash } from '../../platform/oneTimeTokens/token.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { staff, staffDevices, type StaffRow } from './schema.ts';

const DAY = 24 * 3_600_000;
/** So long after the last log-in a browser is known. */
export const DEVICE_DAYS = 90;

/** Where a try comes from: its address, as it is counted, and the cookie of a browser. */
export interface StaffPlace {
  readonly address: string;
  readonly device: string | undefined;
}

/** How well a place is known to an account: its own browser, an address of one of them, or not at all. */
export type Known = 'device' | 'address' | 'no';

/** Browsers from which the staff has logged in, each with the address of the last time. */
export const staffDeviceStore = (queries: Queries, runtime: Runtime) => {
  const oldest = () => new Date(runtime.now().getTime() - DEVICE_DAYS * DAY);
  const hashOf = ({ device }: StaffPlace) => (device === undefined ? '' : tokenHash(device));

  return {
    /** One statement, whether anybody has the name or not. */
    knows: async (merchant: string, name: string, place: StaffPlace): Promise<Known> => {
      const hash = hashOf(place);
      const found = await queries
        .select({ tokenHash: staffDevices.tokenHash })
        .from(staffDevices)
        .innerJoin(staff, eq(staff.id, staffDevices.staffId))
        .where(
          and(
            eq(staff.merchant, merchant),
            eq(staff.name, name.toLowerCase()),
            gt(staffDevices.seenAt, oldest()),
            or(eq(staffDevices.tokenHash, hash), eq(staffDevices.address, place.address)),
          ),
        );
      if (found.some((row) => row.tokenHash === hash)) return 'device';
      return found.length > 0 ? 'address' : 'no';
    },

    /** Remembers where somebody has just logged in; answers the token of the browser, which colleagues may share. */
    learn: async ({ id }: Pick<StaffRow, 'id'>, place: StaffPlace): Promise<string> => {
      const shared = await queries.$count(staffDevices, eq(staffDevices.tokenHash, hashOf(place)));
      const token = place.device !== undefined && shared > 0 ? place.device : newToken(runtime);
      const seen = { address: place.address, seenAt: runtime.now() };
      await queries
        .insert(staffDevices)
        .values({ tokenHash: tokenHash(token), staffId: id, ...seen })
        .onConflictDoUpdate({ target: [staffDevices.tokenHash, staffDevices.staffId], set: seen });
      return token;
    },

    forget: async ({ id }: Pick<StaffRow, 'id'>): Promise<void> => {
      await queries.delete(staffDevices).where(eq(staffDevices.staffId, id));
    },

    sweep: async (): Promise<void> => {
      await queries.delete(staffDevices).where(lt(staffDevices.seenAt, oldest()));
    },
  };
};
