import { prizeModes as allPrizeModes, type PrizeMode } from '#contract/lottery';
import { usePopularLotteries } from '@/data/resources/useLottery';
import { useFailureText } from '@/forms/useFailureText';
import { PopularLotteriesView } from './PopularLotteriesView';

interface PopularLotteriesProps {
  /** Code of the lottery that is open. */
  current?: string | undefined;
  /** All unless given. A page of one market shows the modes of that market. */
  prizeModes?: readonly PrizeMode[];
}

/** The twenty most played lotteries, each with the countdown to its draw (LOTT-01). */
export function PopularLotteries({ current, prizeModes = allPrizeModes }: PopularLotteriesProps) {
  const { value, failure, isBusy, reload } = usePopularLotteries(prizeModes);
  const failureWords = useFailureText(value === undefined ? failure : undefined);
  return (
    <PopularLotteriesView
      lotteries={value?.list}
      current={current}
      {...(failureWords !== undefined && { failure: failureWords })}
      busy={isBusy}
      onRetry={reload}
    />
  );
}
