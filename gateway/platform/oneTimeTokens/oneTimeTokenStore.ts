import { socialRegistrationLife } from '#contract/constants';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { newToken, tokenHash } from './token.ts';
import { tickets } from './schema.ts';

/** What each kind of ticket carries. */
export interface TicketData {
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

export type TicketKind = keyof TicketData;

/** Seconds that a ticket of each kind lives. */
export const ticketLife = {
  change: 5 * 60,
  handOver: 60,
  reset: 30 * 60,
  check: 5 * 60,
  game: 60,
  socket: 30,
  payment: 5 * 60,
  social: 10 * 60,
  socialAccount: socialRegistrationLife,
} as const satisfies Record<TicketKind, number>;

export const ticketStore = (queries: Queries, runtime: Runtime) => {
  const living = (merchant: string, kind: TicketKind, token: string) =>
    and(
      eq(tickets.hash, tokenHash(token)),
      eq(tickets.merchant, merchant),
      eq(tickets.kind, kind),
      gt(tickets.expiresAt, runtime.now()),
    );
  return {
    /** Makes a ticket; its token is never seen again. */
    issue: async <Kind extends TicketKind>(
      merchant: string,
      kind: Kind,
      data: TicketData[Kind],
    ): Promise<string> => {
      const token = newToken(runtime);
      const expiresAt = new Date(runtime.now().getTime() + ticketLife[kind] * 1000);
      await queries.insert(tickets).values({ hash: tokenHash(token), merchant, kind, data, expiresAt });
      return token;
    },

    /** What the ticket carries, for the first who shows it; of many at once one alone. */
    take: async <Kind extends TicketKind>(
      merchant: string,
      kind: Kind,
      token: string,
    ): Promise<TicketData[Kind] | undefined> => {
      const [row] = await queries
        .delete(tickets)
        .where(living(merchant, kind, token))
        .returning({ data: tickets.data });
      return row?.data as TicketData[Kind] | undefined;
    },

    /** Counts a try and answers what the ticket carries while it has tries left. */
    attempt: async <Kind extends TicketKind>(
      merchant: string,
      kind: Kind,
      token: string,
      most: number,
    ): Promise<TicketData[Kind] | undefined> => {
      const [row] = await queries
        .update(tickets)
        .set({ tries: sql`${tickets.tries} + 1` })
        .where(and(living(merchant, kind, token), lt(tickets.tries, most)))
        .returning({ data: tickets.data });
      return row?.data as TicketData[Kind] | undefined;
    },

    /** What the ticket carries; it stays good. */
    look: async <Kind extends TicketKind>(
      merchant: string,
      kind: Kind,
      token: string,
    ): Promise<TicketData[Kind] | undefined> => {
      const [row] = await queries
        .select({ data: tickets.data })
        .from(tickets)
        .where(living(merchant, kind, token));
      return row?.data as TicketData[Kind] | undefined;
    },

    /** After a password change: whatever else was on its way for the member is void. */
    dropAllOf: async (merchant: string, memberId: string): Promise<void> => {
      await queries
        .delete(tickets)
        .where(and(eq(tickets.merchant, merchant), sql`${tickets.data}->>'memberId' = ${memberId}`));
    },

    sweep: async (): Promise<void> => {
      await queries.delete(tickets).where(lt(tickets.expiresAt, runtime.now()));
    },
  };
};
