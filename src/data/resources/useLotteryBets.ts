import type { Value } from '#contract/wireTypes';
import { useLotteryRefresh } from './useLotteryRefresh';
import { useMoneyCall } from '../core/useMoneyCall';

/**
 * Places lottery slips, then fetches balances and tickets again. `onRecovered` reports that a retry found the slip
 * placed.
 */
export const useLotteryBets = (onRecovered: (tickets: Value<'lotteryBet'>['list']) => void) => {
  const refresh = useLotteryRefresh();
  const { send, ...bet } = useMoneyCall('lotteryBet', ({ list }) => {
    refresh();
    onRecovered(list);
  });
  return {
    ...bet,
    place: async (body: Parameters<typeof send>[0]) => {
      const answer = await send(body);
      refresh();
      return answer;
    },
  };
};
