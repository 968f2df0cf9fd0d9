import { lotteryAddress, type ListedLottery } from './lotteryAddress';
import { byNextDraw } from './nextToDraw';
import type { ProvinceCardProps } from './ProvinceCard';

interface Words {
  readonly day: (iso: string) => string;
  readonly none: string;
}

/** Cards of some lotteries, the next to draw first; where provinces take turns each draw to come has a card. */
export const provincesOf = (
  lotteries: readonly ListedLottery[],
  words: Words,
): readonly (ProvinceCardProps & { readonly id: string })[] =>
  byNextDraw(lotteries).flatMap((lottery) => {
    const { gameCode, gameName, region, next, hosts = [] } = lottery;
    const href = lotteryAddress(lottery);
    if (hosts.length === 0)
      return {
        ...{ id: gameCode, code: gameCode, region, href, name: gameName },
        note: next ? words.day(next.drawsAt) : words.none,
      };
    return hosts.map(({ code, name, drawsAt }) => ({
      ...{ id: `${gameCode} ${drawsAt}`, code, region, href, name },
      note: words.day(drawsAt),
    }));
  });
