import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { rememberedDevices } from './schema.ts';
import { sessionService } from './sessionService.ts';
import { newToken, tokenHash } from '../../platform/oneTimeTokens/token.ts';

const DAY = 24 * 60 * 60;
/** A second tab that opened at the same moment is no thief. */
const GRACE = 10_000;

/** One log-in that is remembered for a day. */
export interface Family {
  readonly merchant: string;
  readonly memberId: string;
  readonly family: string;
  readonly expiresAt: Date;
}

export interface Credential {
  /** `selector.verifier`, for the cookie. */
  readonly value: string;
  readonly seconds: number;
}

/** Credentials for coming back without typing (LOGIN-09): each is used once; one that comes back ends its family. */
export const rememberService = (queries: Queries, runtime: Runtime) => {
  const next = async ({ expiresAt, ...family }: Family): Promise<Credential> => {
    const selector = runtime.randomBytes(16).toString('base64url');
    const verifier = newToken(runtime);
    await queries
      .insert(rememberedDevices)
      .values({ ...family, expiresAt, selector, verifierHash: tokenHash(verifier) });
    const seconds = Math.floor((expiresAt.getTime() - runtime.now().getTime()) / 1000);
    return { value: `${selector}.${verifier}`, seconds };
  };
  const good = (merchant: string, credential: string) => {
    const [selector = '', verifier = ''] = credential.split('.');
    return and(
      eq(rememberedDevices.selector, selector),
      eq(rememberedDevices.verifierHash, tokenHash(verifier)),
      eq(rememberedDevices.merchant, merchant),
      gt(rememberedDevices.expiresAt, runtime.now()),
    );
  };
  const forget = async (merchant: string, family: string): Promise<void> => {
    await queries
      .delete(rememberedDevices)
      .where(and(eq(rememberedDevices.merchant, merchant), eq(rememberedDevices.family, family)));
    await sessionService(queries, runtime).endFamily(merchant, family);
  };
  return {
    next,
    forget,

    memberOf: async (merchant: string, credential: string): Promise<string | undefined> => {
      const [row] = await queries.select().from(rememberedDevices).where(good(merchant, credential));
      return row?.memberId;
    },

    begin: (merchant: string, memberId: string): Family => ({
      merchant,
      memberId,
      family: runtime.newId(),
      expiresAt: new Date(runtime.now().getTime() + DAY * 1000),
    }),

    /** The family of a credential that may still be used, which is spent by it. With the member's row locked. */
    redeem: async (merchant: string, credential: string): Promise<Family | undefined> => {
      const now = runtime.now();
      const fits = good(merchant, credential);
      const [fresh] = await queries
        .update(rememberedDevices)
        .set({ usedAt: now })
        .where(and(fits, isNull(rememberedDevices.usedAt)))
        .returning();
      const row = fresh ?? (await queries.select().from(rememberedDevices).where(fits))[0];
      if (row === undefined) return undefined;
      if (fresh === undefined && now.getTime() - (row.usedAt?.getTime() ?? 0) > GRACE) {
        await forget(merchant, row.family);
        return undefined;
      }
      const { memberId, family, expiresAt } = row;
      return { merchant, memberId, family, expiresAt };
    },

    /** Of a member; one family may be kept. */
    forgetAllOf: async (merchant: string, memberId: string, kept?: string | null): Promise<void> => {
      await queries
        .delete(rememberedDevices)
        .where(
          and(
            eq(rememberedDevices.merchant, merchant),
            eq(rememberedDevices.memberId, memberId),
            kept ? ne(rememberedDevices.family, kept) : undefined,
          ),
        );
    },

    sweep: async (): Promise<void> => {
      await queries.delete(rememberedDevices).where(lt(rememberedDevices.expiresAt, runtime.now()));
    },
  };
};
