import { playTypeNames, type LottoArea, type PlayType } from '#contract/lottery';

const areas: Readonly<Record<string, LottoArea>> = { '/vnLottery': 'VN', '/seaLottery': 'SEA' };

const isCode = /^[A-Z0-9]{1,32}$/;

export interface LotteryPlace {
  /** Absent on /lottery, which has both. */
  readonly area: LottoArea | undefined;
  readonly gameCode: string | undefined;
  readonly playType: PlayType | undefined;
}

/** What an address of a lottery page names; what it names wrongly is passed over. */
export const lotteryPlace = (pathname: string, search: string): LotteryPlace => {
  const query = new URLSearchParams(search);
  const gameCode = query.get('gameCode') ?? '';
  const area = areas[pathname.replace(/\/$/, '')];
  return {
    area,
    gameCode: isCode.test(gameCode) ? gameCode : undefined,
    // Only /lottery takes a play type (spec §2).
    playType: area === undefined ? playTypeNames.find((name) => name === query.get('playType')) : undefined,
  };
};
