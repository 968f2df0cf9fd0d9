import type { Value } from '#contract/wireTypes';
import { sessionKeys } from '@/config/storageKeys';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useCachedEndpoint } from '../core/useCachedEndpoint';

const isValue = (given: unknown): given is Value<'merchantWallet'> =>
  [0, 1].includes((given as Partial<Value<'merchantWallet'>> | null)?.isSingle ?? -1);

const cache = { key: sessionKeys.merchantWallet, readable: true, isValue, revalidate: true } as const;

/** Whether games play from the main wallet (MEM-03). */
export const useMerchantWallet = (): Resource<Value<'merchantWallet'>> => {
  const { merchantCode } = useSite().boot.brand;
  return useCachedEndpoint('merchantWallet', { merchantCode }, cache);
};
