import type { LottoArea, PrizeMode } from '#contract/lottery';
import { usePopularLotteries } from '@/data/resources/useLottery';
import { useFailureText } from '@/forms/useFailureText';
import { PopularLotteriesView } from './PopularLotteriesView';

interface PopularLotteriesProps {
  /** Code of the lottery that is open. */
  current?: string | undefined;
  /** Filters by prize mode. */
  prizeMode?: PrizeMode | undefined;
  /** Filters by area, so that a page of one market shows that market. */
  area?: LottoArea | undefined;
}

/** The twenty most played lotteries, each with the countdown to its draw (LOTT-01). */
export function PopularLotteries({ current, prizeMode, area }: PopularLotteriesProps) {
  const { value, failure, isBusy, reload } = usePopularLotteries(prizeMode, area);
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
