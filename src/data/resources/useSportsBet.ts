import { useSWRConfig } from 'swr';
import type { BoardMatch, Body, Value } from '#contract/wireTypes';
import { withOdds } from '@/domain/matchPrices';
import { useMoneyCall } from '../core/useMoneyCall';
import { keyOf, useRefresh } from '../core/useRefresh';

const isMatches = keyOf(['sportsMatches']);

/**
 * Places bets, then fetches balances and bets again. If a refusal contains new prices, the list shows them at once.
 * `onRecovered` reports that a retry found the bet placed that had been sent.
 */
export const useSportsBet = (onRecovered: (bet: Value<'sportsBet'>, sent: Body<'sportsBet'>) => void) => {
  const { mutate } = useSWRConfig();
  const refreshCalls = useRefresh();
  const refresh = (): void =>
    void refreshCalls('sportsBets', 'balance', 'wallets', 'betRecord', 'profitRecord');
  const { send, ...bet } = useMoneyCall('sportsBet', (placed, sent) => {
    refresh();
    onRecovered(placed, sent);
  });
  const put = (id: string, change: (match: BoardMatch) => BoardMatch): Promise<unknown> =>
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
        const prices = code === 'odds_changed' ? value?.prices : undefined;
        for (const [place, leg] of body.legs.entries()) {
          const odds = prices?.[place];
          if (odds !== undefined) await put(leg.matchId, (match) => withOdds(match, leg, odds));
        }
        const closed = code === 'market_closed' ? (value?.closed ?? body.legs[0]?.matchId) : undefined;
        if (closed !== undefined) await put(closed, (match) => ({ ...match, locked: true }));
        if (code === 'insufficient_funds') refresh();
        if (code === 'odds_paused') void mutate(isMatches);
      }
      return answer;
    },
  };
};
