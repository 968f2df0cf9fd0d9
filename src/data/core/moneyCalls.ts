import type { BuiltEndpointName } from '#contract/schemas';
import type { Body } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { sessionKeys } from '@/config/storageKeys';
import type { SafeStorage } from '../storage/storage';

/** Calls that move money (`money` in the endpoint table). */
export type MoneyCall = Extract<
  BuiltEndpointName,
  | 'deposit'
  | 'withdraw'
  | 'walletTransfer'
  | 'walletCollect'
  | 'lineTransfer'
  | 'lotteryBet'
  | 'lotteryCancel'
  | 'sportsBet'
  | 'pointsRedeem'
  | 'pointsConvert'
>;

/** A call that was sent, or is about to be, and has no answer yet. */
export interface SentCall<Name extends MoneyCall> {
  readonly key: string;
  readonly body: Body<Name>;
}

type SentCalls = { [Name in MoneyCall]?: SentCall<Name> };

const unresolvedCodes: ReadonlySet<string> = new Set(['already_running', 'try_again', 'unknown_error']);

/** Whether the money may have moved in spite of the failure. */
export const isUnresolved = ({ kind, status = 0, code }: Failure): boolean =>
  kind === 'refused'
    ? status >= 500 || (code !== undefined && unresolvedCodes.has(code))
    : kind !== 'sealing';

const read = (kept: SafeStorage): SentCalls => {
  try {
    const found: unknown = JSON.parse(kept.get(sessionKeys.moneyCalls) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
};

/**
 * Stores the idempotency key of each money call from before it is sent until its answer arrives, so that a reloaded
 * page retries with the same key.
 */
export const moneyCalls = (kept: SafeStorage) => ({
  sent: <Name extends MoneyCall>(name: Name): SentCall<Name> | undefined => read(kept)[name],

  keep: <Name extends MoneyCall>(name: Name, call: SentCall<Name>): void =>
    kept.set(sessionKeys.moneyCalls, JSON.stringify({ ...read(kept), [name]: call })),

  drop: (name: MoneyCall): void => {
    const rest = Object.fromEntries(Object.entries(read(kept)).filter(([known]) => known !== name));
    if (Object.keys(rest).length === 0) kept.remove(sessionKeys.moneyCalls);
    else kept.set(sessionKeys.moneyCalls, JSON.stringify(rest));
  },
});
