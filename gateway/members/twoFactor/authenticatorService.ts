import { hash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { readableCode } from '../../platform/runtime/readableCode.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { authenticators, recoveryCodes } from './schema.ts';
import { newTotp, totpStep } from './totp.ts';

const RECOVERY_CODES = 10;

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

const codeHash = (memberId: string, code: string): string =>
  hash('sha256', `${memberId} ${plain(code)}`, 'base64url');

/** Authenticator apps by RFC 6238 and the recovery codes that stand in for them (LOGIN-13). */
export const authenticatorService = (queries: Queries, runtime: Runtime) => {
  const own = (memberId: string) => eq(authenticators.memberId, memberId);

  const find = async (memberId: string) => {
    const [row] = await queries.select().from(authenticators).where(own(memberId));
    return row;
  };

  /** True for the first use of a right code only. */
  const spendStep = async (
    memberId: string,
    code: string,
    change: { confirmedAt?: Date } = {},
  ): Promise<boolean> => {
    const row = await find(memberId);
    const step = row && totpStep(row.secret, code, runtime.now());
    if (row === undefined || step === undefined) return false;
    const taken = await queries
      .update(authenticators)
      .set({ ...change, lastStep: step })
      .where(
        and(
          own(memberId),
          eq(authenticators.secret, row.secret),
          lt(authenticators.lastStep, step),
          change.confirmedAt && isNull(authenticators.confirmedAt),
        ),
      )
      .returning({ memberId: authenticators.memberId });
    return taken.length === 1;
  };

  const spendRecovery = async (memberId: string, code: string): Promise<boolean> => {
    const gone = await queries
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash(memberId, code))))
      .returning({ memberId: recoveryCodes.memberId });
    return gone.length === 1;
  };

  const isOn = async (memberId: string): Promise<boolean> =>
    ((await find(memberId))?.confirmedAt ?? null) !== null;

  return {
    isOn,

    recoveryCodesLeft: (memberId: string): Promise<number> =>
      queries.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId)),

    /**
     * A secret that counts for nothing until a code of it has been given; an older one not yet confirmed is gone.
     * Nothing while one is on.
     */
    enrol: async (merchant: string, memberId: string, issuer: string, account: string) => {
      const { secret, uri } = newTotp(runtime, issuer, account);
      const row = { merchant, secret, confirmedAt: null, lastStep: 0 };
      const written = await queries
        .insert(authenticators)
        .values({ memberId, ...row })
        .onConflictDoUpdate({
          target: authenticators.memberId,
          set: row,
          setWhere: isNull(authenticators.confirmedAt),
        })
        .returning({ memberId: authenticators.memberId });
      if (written.length === 0) return undefined;
      return { secret, uri };
    },

    /** Switches it on and answers the recovery codes; nothing when the code is wrong. In a transaction. */
    confirm: async (merchant: string, memberId: string, code: string): Promise<string[] | undefined> => {
      if (!(await spendStep(memberId, code, { confirmedAt: runtime.now() }))) return undefined;
      const codes = Array.from({ length: RECOVERY_CODES }, () => readableCode(runtime, 10)).map(
        (text) => `${text.slice(0, 5)}-${text.slice(5)}`,
      );
      await queries.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      await queries
        .insert(recoveryCodes)
        .values(codes.map((text) => ({ merchant, memberId, codeHash: codeHash(memberId, text) })));
      return codes;
    },

    /** Whether it is a code of the authenticator or one left for recovery; either counts once. */
    spend: async (memberId: string, code: string): Promise<boolean> =>
      (await isOn(memberId)) && ((await spendStep(memberId, code)) || (await spendRecovery(memberId, code))),

    /** Switched off. In a transaction. */
    remove: async (memberId: string): Promise<void> => {
      await queries.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      await queries.delete(authenticators).where(own(memberId));
    },
  };
};
