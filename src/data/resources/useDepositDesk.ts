import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

export type DepositDesk = Value<'depositDesk'>;
export type DepositMethod = DepositDesk['methods'][number];
export type DepositLimit = DepositDesk['limits'][number];

/** Ways to pay in, what the member's limits leave, and the order that is open. */
export const useDepositDesk = (): Resource<DepositDesk> =>
  useEndpoint('depositDesk', undefined, { revalidateIfStale: true });
