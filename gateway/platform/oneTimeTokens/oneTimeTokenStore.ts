import { socialRegistrationLife } from '#contract/constants';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { newToken, tokenHash } from './token.ts';
import { oneTimeTokens } from './schema.ts';

/** What each kind of token carries. */
export interface OneTimeTokenData {
  /** Change the password without the old one. */
  readonly change: { readonly memberId: string };
  /** Log in by a link of a parent site. */
  readonly handOver: { readonly memberId: string };
  /** Set a new password by the link of an e-mail. */
  readonly reset: { readonly memberId: string };
  /** Finish a log-in that waits for a check. */
  readonly check: {
    readonly memberId: string;
    /** When the password was set that began it, as the member's row has it. */
    readonly passwordSetAt: string | null;
    readonly remember: boolean;
    readonly reason: 'twoFactor' | 'unregisteredIp';
    readonly methods: readonly string[];
    readonly mustChange: boolean;
    readonly passwordExpired: boolean;
  };
  /** Open a game that was launched. */
  readonly game: { readonly memberId: string; readonly visitId: string };
  /** Move money out, after the withdraw password was shown. */
  readonly payment: { readonly memberId: string };
  /** Open the socket, with or without a session. */
  readonly socket: { readonly memberId: string | null; readonly sessionHash: string | null };
  /** Come back from a social provider. */
  readonly social: {
    readonly provider: string;
    readonly verifier: string;
    readonly nonce: string;
    /** Hash of what the browser that began it holds. */
    readonly browser: string;
  };
  /** Register with an account elsewhere that no member has. */
  readonly socialAccount: {
    readonly issuer: string;
    readonly subject: string;
  };
}

export type OneTimeTokenKind = keyof OneTimeTokenData;

/** Seconds that a token of each kind lives. */
export const oneTimeTokenLife = {
  change: 5 * 60,
  handOver: 60,
  reset: 30 * 60,
  check: 5 * 60,
  game: 60,
  socket: 30,
  payment: 5 * 60,
  social: 10 * 60,
  socialAccount: socialRegistrationLife,
} as const satisfies Record<OneTimeTokenKind, number>;

export const oneTimeTokenStore = (queries: Queries, runtime: Runtime) => {
  const living = (merchant: string, kind: OneTimeTokenKind, token: string) =>
    and(
      eq(oneTimeTokens.hash, tokenHash(token)),
      eq(oneTimeTokens.merchant, merchant),
      eq(oneTimeTokens.kind, kind),
      gt(oneTimeTokens.expiresAt, runtime.now()),
    );
  return {
    /** Makes a token; the database keeps its hash alone. */
    issue: async <Kind extends OneTimeTokenKind>(
      merchant: string,
      kind: Kind,
      data: OneTimeTokenData[Kind],
    ): Promise<string> => {
      const token = newToken(runtime);
      const expiresAt = new Date(runtime.now().getTime() + oneTimeTokenLife[kind] * 1000);
      await queries.insert(oneTimeTokens).values({ hash: tokenHash(token), merchant, kind, data, expiresAt });
      return token;
    },

    /** What the token carries, for the first who shows it; of many at once one alone. */
    take: async <Kind extends OneTimeTokenKind>(
      merchant: string,
      kind: Kind,
      token: string,
    ): Promise<OneTimeTokenData[Kind] | undefined> => {
      const [row] = await queries
        .delete(oneTimeTokens)
        .where(living(merchant, kind, token))
        .returning({ data: oneTimeTokens.data });
      return row?.data as OneTimeTokenData[Kind] | undefined;
    },

    /** Counts a try and answers what the token carries while it has tries left. */
    attempt: async <Kind extends OneTimeTokenKind>(
      merchant: string,
      kind: Kind,
      token: string,
      most: number,
    ): Promise<OneTimeTokenData[Kind] | undefined> => {
      const [row] = await queries
        .update(oneTimeTokens)
        .set({ tries: sql`${oneTimeTokens.tries} + 1` })
        .where(and(living(merchant, kind, token), lt(oneTimeTokens.tries, most)))
        .returning({ data: oneTimeTokens.data });
      return row?.data as OneTimeTokenData[Kind] | undefined;
    },

    /** What the token carries; it stays good. */
    look: async <Kind extends OneTimeTokenKind>(
      merchant: string,
      kind: Kind,
      token: string,
    ): Promise<OneTimeTokenData[Kind] | undefined> => {
      const [row] = await queries
        .select({ data: oneTimeTokens.data })
        .from(oneTimeTokens)
        .where(living(merchant, kind, token));
      return row?.data as OneTimeTokenData[Kind] | undefined;
    },

    /** After a password change: whatever else was on its way for the member is void. */
    dropAllOf: async (merchant: string, memberId: string): Promise<void> => {
      await queries
        .delete(oneTimeTokens)
        .where(
          and(eq(oneTimeTokens.merchant, merchant), sql`${oneTimeTokens.data}->>'memberId' = ${memberId}`),
        );
    },

    sweep: async (): Promise<void> => {
      await queries.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, runtime.now()));
    },
  };
};
