import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useOrderNews } from '../live/useOrderNews';

export type WithdrawDesk = Value<'withdrawDesk'>;
export type WithdrawalOrder = Value<'withdrawalOrder'>;

/** What can be withdrawn and where to, and the withdrawals that run. */
export const useWithdrawDesk = (): Resource<WithdrawDesk> => {
  const { socket } = useSite().boot.profile;
  const desk = useEndpoint('withdrawDesk', undefined, {
    revalidateIfStale: true,
    ...(!socket && { refreshInterval: 8_000 }),
  });
  useOrderNews(desk.reload);
  return desk;
};

/** What a member says of a withdrawal that was paid. */
export const useWithdrawalWord = () => {
  const { client } = useSite();
  return {
    confirm: (body: Body<'confirmWithdrawal'>): Promise<CallResult<'confirmWithdrawal'>> =>
      client.send('confirmWithdrawal', body),
    appeal: (body: Body<'appealWithdrawal'>): Promise<CallResult<'appealWithdrawal'>> =>
      client.send('appealWithdrawal', body),
  };
};
