import { useSite } from '@/data/session/siteContext';
import { useLiveOdds } from '@/data/live/useLiveOdds';
import { useHotMatches } from '@/data/resources/useHotMatches';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { useFailureText } from '@/forms/useFailureText';
import { HotMatchesView } from './HotMatchesView';
import { leadsWithMatches } from '#contract/leadsWithMatches';
import { useMatchCards } from './useMatchCards';

/** Today's matches with their money line (HOME-03). */
export function HotMatches() {
  const { homeOrder } = useSite().boot.brand;
  const { value, failure, isBusy, reload } = useHotMatches();
  useLiveOdds();
  const matches = useHydrationSafeValue(value)?.list;
  const failureWords = useFailureText(matches === undefined ? failure : undefined);
  const cards = useMatchCards(matches ?? []);
  return (
    <HotMatchesView
      matches={matches && cards}
      leads={leadsWithMatches(homeOrder)}
      failure={failureWords}
      busy={isBusy}
      onRetry={reload}
    />
  );
}
