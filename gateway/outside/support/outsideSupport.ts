import { SignJWT } from 'jose';
import type { SupportProvider } from '../../content/support/SupportProvider.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

export interface OutsideSupportOptions {
  /** What the provider calls the brand. */
  readonly id: string;
  /** Those that sign now, the newest first, as `whsec_…`. */
  readonly secrets: () => Promise<readonly string[]>;
  readonly runtime: Pick<Runtime, 'now' | 'newId'>;
}

/** Seconds for which a token opens a chat. */
const TOKEN_LIFE = 600;

/** The key as Standard Webhooks reads a secret. */
const keyOf = (secret: string): Uint8Array => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/**
 * A chat of somebody else's (docs/ports/support-provider.md). The token says which member opens it and that the gateway
 * says so; name, contact and money of the member stay here.
 */
export const outsideSupport = ({ id, secrets, runtime }: OutsideSupportOptions): SupportProvider => ({
  seat: async ({ memberId, merchant, origin }) => {
    if (memberId === undefined) return { provider: 'outside', token: null };
    const [secret = ''] = await secrets();
    const now = Math.floor(runtime.now().getTime() / 1000);
    const token = await new SignJWT({ merchant })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(origin)
      .setAudience(id)
      .setSubject(memberId)
      .setJti(runtime.newId())
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFE)
      .sign(keyOf(secret));
    return { provider: 'outside', token };
  },
});
