import { useRefresh } from '../core/useRefresh';

/** Fetches all data about draws, tickets and money again. */
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
