import type { GatewayProfile } from '#contract/profile';
import type { ServerKey } from './envelope';
import type { ServerClock } from './serverClock';

export interface ClientOptions {
  readonly profile: GatewayProfile;
  readonly merchant: string;
  readonly clock: ServerClock;
  readonly timeout: number;
  /** Of calls that carry a file, which slow lines take long to send. */
  readonly uploadTimeout: number;
  readonly token: () => string | undefined;
  /** A call said that the session it was sent with is over (SYS-09). */
  readonly onSessionGone: () => void;
  /** Play was refused for a reality check that waits for its answer (SAFE-02). */
  readonly onCheckDue: () => void;
  /** Part of an answer was not of its shape and has been left out; the text names the call and the parts. */
  readonly onMisfit: (text: string) => void;
  /** The gateway's envelope key; `fresh` fetches it again, after one was refused. */
  readonly serverKey: (fresh: boolean) => Promise<ServerKey | undefined>;
}
