import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useOrderNews } from '../live/useOrderNews';

/** The latest withdrawals, newest first. */
export const useWithdrawalOrders = (): Resource<Value<'withdrawalOrders'>> => {
  const orders = useEndpoint('withdrawalOrders', { pageNo: '1' }, { revalidateIfStale: true });
  useOrderNews(orders.reload);
  return orders;
};
