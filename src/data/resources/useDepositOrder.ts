import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Failure } from '@/api/failure';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useRefresh } from '../core/useRefresh';
import { useOrderNews } from '../live/useOrderNews';

export type DepositOrder = Value<'depositOrder'>;

/** One deposit, kept up to date; `null` for none. */
export const useDepositOrder = (
  orderNo: string | null,
): Resource<DepositOrder> & {
  /** Resolves to the failure, or undefined if the receipt was accepted. */
  readonly sendReceipt: (proofId: string) => Promise<Failure | undefined>;
  readonly cancel: () => Promise<CallResult<'depositCancel'> | undefined>;
} => {
  const { client } = useSite();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const ended = ['credited', 'partly', 'rejected', 'cancelled', 'expired'];
  const key = orderNo === null ? '' : callKey('depositOrder', { orderNo });
  const every = useOrderNews(() => {
    if (key !== '') void mutate(key);
  });
  const order = useEndpoint('depositOrder', orderNo === null ? null : { orderNo }, {
    revalidateIfStale: true,
    refreshInterval: (latest) =>
      latest !== undefined && ended.includes((latest as DepositOrder).state) ? 0 : every,
  });
  const changed = async (value: DepositOrder): Promise<void> => {
    await mutate(key, value, { revalidate: false });
    await refresh('depositOrders');
  };
  return {
    ...order,
    cancel: async () => {
      if (orderNo === null) return undefined;
      const sent = await client.send('depositCancel', { orderNo });
      if (sent.ok) await changed(sent.value);
      return sent;
    },
    sendReceipt: async (proofId) => {
      if (orderNo === null) return undefined;
      const sent = await client.send('depositReceipt', { orderNo, proofId });
      if (!sent.ok) return sent.failure;
      await changed(sent.value);
      return undefined;
    },
  };
};
