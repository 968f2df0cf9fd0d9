import type { EndpointName } from './endpoints.ts';

/**
 * What a gateway can do. The reference gateway does all of it; a foreign one is described by an operator
 * (README 'Point the site at another gateway') and the site behaves as each line says without it.
 */
export interface GatewayProfile {
  /** Off: encrypted calls travel as plain JSON under TLS. */
  readonly envelope: boolean;
  /** Off: live topics are polled. */
  readonly socket: boolean;
  /** Off: remember-me keeps the user name alone. */
  readonly refresh: boolean;
  /** Off: a money call is not retried on its own after a lost answer. */
  readonly idempotency: boolean;
  /** Off: a new password is judged when it is sent, not while it is typed. */
  readonly passwordHint: boolean;
  /** Other paths for calls of the endpoint table. */
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
