import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useOrderNews } from '../live/useOrderNews';

/** The latest deposits, newest first. */
export const useDepositOrders = (): Resource<Value<'depositOrders'>> => {
  const orders = useEndpoint('depositOrders', { pageNo: '1' }, { revalidateIfStale: true });
  useOrderNews(orders.reload);
  return orders;
};
