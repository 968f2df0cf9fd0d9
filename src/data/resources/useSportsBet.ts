import { useSWRConfig } from 'swr';
import type { HotMatch, Value } from '#contract/wireTypes';
import { withOdds } from '@/domain/matchPrices';
import { useMoneyCall } from '../core/useMoneyCall';
import { keyOf, useRefresh } from '../core/useRefresh';

const isMatches = keyOf(['sportsMatches']);

/**
 * Places bets, then fetches balances and bets again. If a refusal contains a new price, the list shows it at once.
 * `onRecovered` reports that a retry found the bet placed.
 */
export const useSportsBet = (onRecovered: (bet: Value<'sportsBet'>) => void) => {
  const { mutate } = useSWRConfig();
  const refreshCalls = useRefresh();
  const refresh = (): void =>
    void refreshCalls('sportsBets', 'balance', 'wallets', 'betRecord', 'profitRecord');
  const { send, ...bet } = useMoneyCall('sportsBet', (placed) => {
    refresh();
    onRecovered(placed);
  });
  const put = (id: string, change: (match: HotMatch) => HotMatch): Promise<unknown> =>
    mutate<Value<'sportsMatches'>>(
      isMatches,
      (now) => now && { ...now, list: now.list.map((match) => (match.id === id ? change(match) : match)) },
      { revalidate: false },
    );
  return {
    ...bet,
    place: async (body: Parameters<typeof send>[0]) => {
      const answer = await send(body);
      if (answer.ok) refresh();
      else {
        const { code, value } = answer.failure;
        const odds = code === 'odds_changed' ? value?.odds : undefined;
        if (odds) await put(body.matchId, (match) => withOdds(match, body.side, odds));
        if (code === 'market_closed') await put(body.matchId, (match) => ({ ...match, locked: true }));
        if (code === 'insufficient_funds') refresh();
        if (code === 'odds_paused') void mutate(isMatches);
      }
      return answer;
    },
  };
};
