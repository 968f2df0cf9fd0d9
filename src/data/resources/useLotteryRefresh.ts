import { useRefresh } from '../core/useRefresh';

/** Fetches again everything that shows draws, tickets or money. */
export const useLotteryRefresh = (): (() => void) => {
  const refresh = useRefresh();
  return () =>
    void refresh(
      'lotteryLobby',
      'lotteryMenu',
      'lotteryMenuRecent',
      'lotteryTickets',
      'popularLotteries',
      'recentDraws',
      'openedNumbers',
      'openedNumbersVn',
      'balance',
      'wallets',
      'betRecord',
      'profitRecord',
    );
};
