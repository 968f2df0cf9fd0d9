import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { ensureSecret, freshSecret } from './ensureSecret.ts';
import { gatewaySecrets, type GatewaySecret } from './schema.ts';

/** Whose calls are signed: one secret for each party. `vendor wallet` is the sandbox's; `vendor ACME` that of a vendor outside. */
export type SigningSecretName = 'vendor wallet' | `vendor ${string}` | 'cashier' | 'support';

/** As Standard Webhooks writes a secret. */
const written = (secret: string): string => `whsec_${Buffer.from(secret, 'base64url').toString('base64')}`;

const validAt = ({ secret, previous, previousUntil }: GatewaySecret, now: Date): readonly string[] =>
  previous !== null && previousUntil !== null && previousUntil > now ? [secret, previous] : [secret];

/**
 * The secrets that sign calls between servers, as `whsec_…`. They are read at every call and kept by no process, so
 * that a rotation holds in all gateways at once.
 */
export const signingSecrets = (queries: Queries, runtime: Pick<Runtime, 'now' | 'randomBytes'>) => ({
  /** Those that sign now, the newest first: two during a rotation, otherwise one. */
  valid: async (name: SigningSecretName): Promise<readonly string[]> =>
    validAt(await ensureSecret(queries, runtime, name), runtime.now()).map(written),

  /** Until when the secret before the last rotation signs; undefined outside a rotation. */
  overlapUntil: async (name: SigningSecretName): Promise<Date | undefined> => {
    const { previousUntil } = await ensureSecret(queries, runtime, name);
    return previousUntil !== null && previousUntil > runtime.now() ? previousUntil : undefined;
  },

  /**
   * Makes a new secret. The one before signs for `overlap` milliseconds more, 0 for one that has leaked; one that was
   * older still ends now.
   */
  rotate: async (name: SigningSecretName, overlap: number): Promise<void> => {
    await ensureSecret(queries, runtime, name);
    await queries
      .update(gatewaySecrets)
      .set({
        secret: freshSecret(runtime),
        previous: sql`${gatewaySecrets.secret}`,
        previousUntil: new Date(runtime.now().getTime() + overlap),
      })
      .where(eq(gatewaySecrets.name, name));
  },

  /** Forgets secrets whose overlap is over. */
  sweep: async (): Promise<void> => {
    await queries
      .update(gatewaySecrets)
      .set({ previous: null, previousUntil: null })
      .where(lt(gatewaySecrets.previousUntil, runtime.now()));
  },
});
