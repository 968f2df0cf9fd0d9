import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useOrderNews } from './useOrderNews';

/** The last deposits, the newest first. */
export const useDepositOrders = (): Resource<Value<'depositOrders'>> => {
  const orders = useEndpoint('depositOrders', { pageNo: '1' }, { revalidateIfStale: true });
  useOrderNews(orders.reload);
  return orders;
};
