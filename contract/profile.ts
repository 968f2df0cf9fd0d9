import type { EndpointName } from './endpoints.ts';

/**
 * Capabilities of a gateway. The reference gateway has all of them; an operator describes another gateway (README
 * 'Point the site at another gateway'). Each line says what the site does if the capability is off.
 */
export interface GatewayProfile {
  /** Off: encrypted calls travel as plain JSON under TLS. */
  readonly envelope: boolean;
  /** Off: live topics are polled. */
  readonly socket: boolean;
  /** Off: 'remember me' stores the user name only. */
  readonly refresh: boolean;
  /** Off: the site does not retry a money call after a lost answer. */
  readonly idempotency: boolean;
  /** Off: a new password is checked when it is sent, not while it is typed. */
  readonly passwordHint: boolean;
  /** Replacement paths for calls of the endpoint table. */
  readonly paths: Readonly<Partial<Record<EndpointName, `/${string}`>>>;
}

export const referenceProfile: GatewayProfile = {
  envelope: true,
  socket: true,
  refresh: true,
  idempotency: true,
  passwordHint: true,
  paths: {},
};
