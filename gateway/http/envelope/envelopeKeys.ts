import { createECDH } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { envelopeKeys } from './schema.ts';

const HOUR = 3_600_000;
/** A key is handed out for a day and opens envelopes for an hour longer. */
const PERIOD = 24 * HOUR;
const GRACE = HOUR;

export interface PublicEnvelopeKey {
  readonly kid: string;
  /** Uncompressed P-256 point, base64. */
  readonly publicKey: string;
}

export interface EnvelopeKeys {
  /** The key to seal with now. */
  readonly current: (merchant: string) => Promise<PublicEnvelopeKey>;
  /** The private scalar of a key that may still open, base64. */
  readonly privateKey: (merchant: string, kid: string) => Promise<string | undefined>;
  /** Forgets keys that no envelope can name any more. */
  readonly sweep: () => Promise<void>;
}

const mayOpen = (period: number, now: Date): boolean => now.getTime() < (period + 1) * PERIOD + GRACE;

/** P-256 scalars are taken from the injected randomness; one in 2^32 is out of range and taken again. */
const newPair = (runtime: Runtime): { privateKey: string; publicKey: string } => {
  const pair = createECDH('prime256v1');
  for (;;) {
    try {
      pair.setPrivateKey(runtime.randomBytes(32));
      return { privateKey: pair.getPrivateKey('base64'), publicKey: pair.getPublicKey('base64') };
    } catch {
      continue;
    }
  }
};

/** Keys of the envelope, one a merchant and day, made when first asked for and shared through the database. */
export const envelopeKeyStore = (queries: Queries, runtime: Runtime): EnvelopeKeys => {
  const newest = async (merchant: string) => {
    const rows = await queries
      .select()
      .from(envelopeKeys)
      .where(eq(envelopeKeys.merchant, merchant))
      .orderBy(desc(envelopeKeys.period))
      .limit(1);
    return rows[0];
  };
  const find = async (merchant: string, kid: string) => {
    const [row] = await queries
      .select({ period: envelopeKeys.period, privateKey: envelopeKeys.privateKey })
      .from(envelopeKeys)
      .where(and(eq(envelopeKeys.merchant, merchant), eq(envelopeKeys.kid, kid)));
    return row;
  };
  // A key never changes and its time is in it, so that it is read once; a few a brand and day.
  const read = new Map<string, { readonly period: number; readonly privateKey: string }>();
  return {
    current: async (merchant) => {
      const period = Math.floor(runtime.now().getTime() / PERIOD);
      const found = await newest(merchant);
      if (found?.period === period) return { kid: found.kid, publicKey: found.publicKey };
      await queries
        .insert(envelopeKeys)
        .values({ kid: runtime.randomBytes(9).toString('base64url'), merchant, period, ...newPair(runtime) })
        .onConflictDoNothing();
      const made = await newest(merchant);
      if (made === undefined) throw new Error('The envelope key just written is gone');
      return { kid: made.kid, publicKey: made.publicKey };
    },
    privateKey: async (merchant, kid) => {
      const name = `${merchant} ${kid}`;
      const key = read.get(name) ?? (await find(merchant, kid));
      if (key !== undefined && !read.has(name)) {
        for (const [old, { period }] of read) if (!mayOpen(period, runtime.now())) read.delete(old);
        read.set(name, key);
      }
      return key !== undefined && mayOpen(key.period, runtime.now()) ? key.privateKey : undefined;
    },
    sweep: async () => {
      const oldest = Math.floor((runtime.now().getTime() - GRACE) / PERIOD);
      await queries.delete(envelopeKeys).where(lt(envelopeKeys.period, oldest));
    },
  };
};
