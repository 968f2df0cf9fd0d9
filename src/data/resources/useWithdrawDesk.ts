import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useOrderNews } from '../live/useOrderNews';

export type WithdrawDesk = Value<'withdrawDesk'>;
export type WithdrawalOrder = Value<'withdrawalOrder'>;

/** The withdrawable amount, the accounts and the running withdrawals. */
export const useWithdrawDesk = (): Resource<WithdrawDesk> => {
  const { socket } = useSite().boot.profile;
  const desk = useEndpoint('withdrawDesk', undefined, {
    revalidateIfStale: true,
    ...(!socket && { refreshInterval: 8_000 }),
  });
  useOrderNews(desk.reload);
  return desk;
};

/** Sends the member's report about a paid withdrawal. */
export const useConfirmWithdrawal = () => {
  const { client } = useSite();
  return {
    confirm: (body: Body<'confirmWithdrawal'>): Promise<CallResult<'confirmWithdrawal'>> =>
      client.send('confirmWithdrawal', body),
    appeal: (body: Body<'appealWithdrawal'>): Promise<CallResult<'appealWithdrawal'>> =>
      client.send('appealWithdrawal', body),
  };
};
