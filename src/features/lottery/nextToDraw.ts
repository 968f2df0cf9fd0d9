import type { ListedLottery } from './lotteryAddress';

type Next = ListedLottery & { readonly next: NonNullable<ListedLottery['next']> };

const isDaily = (lottery: ListedLottery): lottery is Next =>
  lottery.next !== null && lottery.everySeconds === null;

/** Draws for a whole region, beside those of its provinces. */
const isOfRegion = ({ gameCode }: ListedLottery): boolean => ['VNMN', 'VNMT'].includes(gameCode);

/** Lotteries with the earliest draw first; of those at the same time, provinces before the region. */
export const byNextDraw = (lotteries: readonly ListedLottery[]): readonly ListedLottery[] =>
  lotteries.toSorted((a, b) => {
    const [first, second] = [a, b].map(({ next }) => next?.drawsAt ?? '9');
    return (first ?? '').localeCompare(second ?? '') || Number(isOfRegion(a)) - Number(isOfRegion(b));
  });

/** The lottery with the next draw of the calendar; quick draws do not count, as one is always next. */
export const nextToDraw = (lotteries: readonly ListedLottery[]): Next | undefined =>
  byNextDraw(lotteries).find(isDaily);
