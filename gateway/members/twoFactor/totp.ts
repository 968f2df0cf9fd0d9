import { Secret, TOTP } from 'otpauth';
import type { Runtime } from '../../platform/runtime/runtime.ts';

const PERIOD = 30;

const totpOf = (secret: Secret, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret, period: PERIOD });

/** The 30-second step whose code it is, of this one and its neighbours: clocks differ. `secret` is base32. */
export const totpStep = (secret: string, code: string, at: Date): number | undefined => {
  const now = at.getTime();
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
};

/** When a step begins. */
export const totpTime = (step: number): Date => new Date(step * PERIOD * 1000);

/** A new secret, in base32 and as the address that an authenticator app reads. */
export const newTotp = ({ randomBytes }: Pick<Runtime, 'randomBytes'>, issuer: string, account: string) => {
  const secret = new Secret({ buffer: Uint8Array.from(randomBytes(20)).buffer });
  return { secret: secret.base32, uri: totpOf(secret, issuer, account).toString() };
};
