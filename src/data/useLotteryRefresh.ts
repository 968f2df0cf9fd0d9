import { useSWRConfig } from 'swr';

/** What a draw or a bet changes, by the beginnings of its keys. */
const touched =
  /^(lottery(Lobby|Menu|MenuRecent|Tickets)|popularLotteries|recentDraws|openedNumbers(Vn)?|balance|wallets|betRecord|profitRecord)\b/;

/** Asks anew for everything that shows draws, tickets or money. */
export const useLotteryRefresh = (): (() => void) => {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === 'string' && touched.test(key));
};
