import type { LotteryRegion, LottoArea } from '#contract/lottery';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useLotteryMenu, useRecentDraws, useRecentLotteries } from '@/data/resources/useLottery';
import { Loaded } from '@/forms/Loaded';
import { LotteryMenuView } from './LotteryMenuView';

/** The lottery lobby: every lottery of an area, by region, recently played ones first (LOTT-01, view lobby). */
export function LotteryMenu({ area }: { area: LottoArea | undefined }) {
  const menu = useLotteryMenu(area);
  const recent = useRecentLotteries();
  const draws = useRecentDraws(area);
  const [region, setRegion] = useHistoryState<LotteryRegion | undefined>('region', undefined);
  return (
    <Loaded of={menu} rows={9}>
      {({ list }) => (
        <LotteryMenuView
          lotteries={list}
          recent={(recent.value?.list ?? []).filter(
            ({ lottoArea }) => area === undefined || lottoArea === area,
          )}
          draws={draws.value?.list ?? []}
          region={region}
          onRegion={setRegion}
        />
      )}
    </Loaded>
  );
}
