import { limits } from '@/config/limits';
import { topWinners } from '@/domain/topWinners';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { useWinners } from '@/data/resources/useWinners';
import { useFailureText } from '@/forms/useFailureText';
import { useWinnerRows } from './useWinnerRows';
import { WinnersView } from './WinnersView';

/** The board of the largest wins, beside the games (HOME-05). */
export function Winners() {
  const { value, failure, isBusy, reload } = useWinners();
  const list = useHydrationSafeValue(value)?.list;
  const failureWords = useFailureText(list === undefined ? failure : undefined);
  const winners = useWinnerRows(topWinners(list ?? [], limits.winnersShown));
  return <WinnersView winners={list && winners} failure={failureWords} busy={isBusy} onRetry={reload} />;
}
