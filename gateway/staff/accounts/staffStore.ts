import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { StaffRole } from '#contract/desk';
import type { PasswordHashes } from '../../members/credentials/passwordHash.ts';
import { newTotp, totpStep, totpTime } from '../../members/twoFactor/totp.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readablePassword } from '../../platform/runtime/readablePassword.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { staff, staffSessions, type StaffRow } from './schema.ts';
import { staffDeviceStore } from './staffDevices.ts';
import { staffTries } from './staffTries.ts';

/** What is told once, to whoever opens or resets an account. */
export interface StaffKeys {
  readonly password: string;
  /** Base32, and as the address that an authenticator app reads. */
  readonly secret: string;
  readonly uri: string;
}

interface NewStaff {
  readonly name: string;
  readonly shownName: string;
  readonly role: StaffRole;
}

/** The steps of codes that follow one another, of which the last is a code of now. */
const stepsOf = (secret: string, codes: readonly [string] | readonly [string, string], now: Date) => {
  const [code, next] = codes;
  const last = totpStep(secret, next ?? code, now);
  if (last === undefined || next === undefined) return last === undefined ? undefined : { first: last, last };
  const first = last - 1;
  return totpStep(secret, code, totpTime(first)) === first ? { first, last } : undefined;
};

/** Accounts of the people who work for a brand; the operator's command opens and closes them. */
export const staffStore = (queries: Queries, runtime: Runtime, merchant: string) => {
  const named = (name: string) => and(eq(staff.merchant, merchant), eq(staff.name, name.toLowerCase()));

  const newKeys = async (make: PasswordHashes['make'], issuer: string, name: string) => {
    const password = readablePassword(runtime);
    const { secret, uri } = newTotp(runtime, issuer, name);
    const row = { passwordHash: await make(password), totpSecret: secret, lastStep: 0 };
    return { keys: { password, secret, uri }, row };
  };

  /** Whoever had the account before is a stranger from here on. */
  const forgetPlaces = async (row: Pick<StaffRow, 'id'>): Promise<void> => {
    await queries.delete(staffSessions).where(eq(staffSessions.staffId, row.id));
    await staffDeviceStore(queries, runtime).forget(row);
  };

  return {
    list: (): Promise<StaffRow[]> =>
      queries.select().from(staff).where(eq(staff.merchant, merchant)).orderBy(asc(staff.name)),

    byName: async (name: string): Promise<StaffRow | undefined> => {
      const [row] = await queries.select().from(staff).where(named(name));
      return row;
    },

    /** Undefined where the name is taken. `issuer` is what an authenticator app shows. */
    add: async (
      { name, shownName, role }: NewStaff,
      make: PasswordHashes['make'],
      issuer: string,
    ): Promise<StaffKeys | undefined> => {
      const { keys, row } = await newKeys(make, issuer, name);
      const written = await queries
        .insert(staff)
        .values({
          ...{ id: runtime.newId(), merchant, name: name.toLowerCase(), shownName, role, ...row },
          createdAt: runtime.now(),
        })
        .onConflictDoNothing({ target: [staff.merchant, staff.name] })
        .returning({ id: staff.id });
      return written.length === 0 ? undefined : keys;
    },

    /** New password and secret for an account, which is open from then on; its sessions are over and its browsers forgotten. */
    reset: async (name: string, make: PasswordHashes['make'], issuer: string) => {
      const { keys, row } = await newKeys(make, issuer, name);
      const [found] = await queries
        .update(staff)
        .set({ ...row, disabledAt: null })
        .where(named(name))
        .returning();
      if (found === undefined) return undefined;
      await forgetPlaces(found);
      await staffTries(queries, runtime).forgetStrangers(merchant, name);
      return keys;
    },

    /** Nobody logs in with it any more; its sessions are over. False where there is none that is open. */
    disable: async (name: string): Promise<boolean> => {
      const [found] = await queries
        .update(staff)
        .set({ disabledAt: runtime.now() })
        .where(and(named(name), isNull(staff.disabledAt)))
        .returning();
      if (found === undefined) return false;
      await forgetPlaces(found);
      return true;
    },

    /** True for the first use of a right code only, and of the next one where it is given. */
    spendCodes: async (
      { id, totpSecret }: StaffRow,
      { code, nextCode }: { readonly code: string; readonly nextCode?: string },
    ): Promise<boolean> => {
      const steps = stepsOf(totpSecret, nextCode === undefined ? [code] : [code, nextCode], runtime.now());
      if (steps === undefined) return false;
      const taken = await queries
        .update(staff)
        .set({ lastStep: steps.last, lastLoginAt: runtime.now() })
        .where(and(eq(staff.id, id), eq(staff.totpSecret, totpSecret), lt(staff.lastStep, steps.first)))
        .returning({ id: staff.id });
      return taken.length === 1;
    },
  };
};
