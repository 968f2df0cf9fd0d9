import { limits } from '@/config/limits';
import { topWinners } from '@/domain/topWinners';
import { useWinners } from '@/data/resources/useWinners';
import { useFailureText } from '@/forms/useFailureText';
import { useWinnerRows } from './useWinnerRows';
import { WinnerCardsView } from './WinnerCardsView';

/** Content of the winners tab: each win as a card (HOME-04). */
export function WinnerCards() {
  const { value, failure, isBusy, reload } = useWinners();
  const failureWords = useFailureText(value === undefined ? failure : undefined);
  const winners = useWinnerRows(topWinners(value?.list ?? [], limits.winnersShown));
  return <WinnerCardsView winners={value && winners} failure={failureWords} busy={isBusy} onRetry={reload} />;
}
