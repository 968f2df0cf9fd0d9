import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJackpots } from '@/data/resources/useJackpots';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { JackpotAmounts } from './jackpotAmounts';

interface JackpotAmountsOfGamesProps {
  /** Whether there may be jackpot games below. */
  wanted: boolean;
  children: ReactNode;
}

/** Cards of jackpot games in it show what their pot holds. */
export function JackpotAmountsOfGames({ wanted, children }: JackpotAmountsOfGamesProps) {
  const { t } = useTranslation('games');
  const money = useMoneyText();
  const { value } = useJackpots(wanted);
  const texts = value?.pots.map(
    ({ gameCode, amount }) => [gameCode, t('jackpot.pot', { amount: money(amount) })] as const,
  );
  // The same texts are the same map, so that cards render again only with other amounts.
  const key = JSON.stringify(texts ?? []);
  const amounts = useMemo(() => new Map(JSON.parse(key) as [string, string][]), [key]);
  return <JackpotAmounts value={amounts}>{children}</JackpotAmounts>;
}
