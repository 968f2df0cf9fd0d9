import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

export type DepositDesk = Value<'depositDesk'>;
export type DepositMethod = DepositDesk['methods'][number];
export type DepositLimit = DepositDesk['limits'][number];

/** Deposit methods, the remaining limits and the open order. */
export const useDepositDesk = (): Resource<DepositDesk> =>
  useEndpoint('depositDesk', undefined, { revalidateIfStale: true });
