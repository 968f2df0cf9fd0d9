import type { EndpointName } from '#contract/endpoints';
import type { Queries } from '../../platform/database/database.ts';

/** A call that moves money, as its `Idempotency-Key` binds it. */
export interface MoneyRequest {
  readonly merchant: string;
  readonly memberId: string;
  readonly endpoint: EndpointName;
  readonly key: string;
  /** SHA-256 of the body, hex. */
  readonly bodyHash: string;
  readonly now: Date;
}

/** Runs the effect at most once a key and answers every repetition with the first value (design §2). */
export type RunOnce = <Result>(
  request: MoneyRequest,
  effect: (tx: Queries) => Promise<Result>,
) => Promise<Result>;
