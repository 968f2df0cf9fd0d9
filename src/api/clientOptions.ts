import type { GatewayProfile } from '#contract/profile';
import type { ServerKey } from './envelope';
import type { ServerClock } from './serverClock';

export interface ClientOptions {
  readonly profile: GatewayProfile;
  readonly merchant: string;
  readonly clock: ServerClock;
  readonly timeout: number;
  /** Timeout in milliseconds of calls that carry a file, which a slow network sends slowly. */
  readonly uploadTimeout: number;
  readonly token: () => string | undefined;
  /** Called when a call was refused because its session is over (SYS-09). */
  readonly onSessionGone: () => void;
  /** Called when play was refused because a reality check waits for an answer (SAFE-02). */
  readonly onCheckDue: () => void;
  /** Called when parts of an answer did not fit its schema and were dropped; the text names the call and the parts. */
  readonly onMisfit: (text: string) => void;
  /** Returns the gateway's public key; `fresh` fetches it again after the gateway has refused an envelope. */
  readonly serverKey: (fresh: boolean) => Promise<ServerKey | undefined>;
}
