import { playTypeNames, prizeModes, type LottoArea, type PlayType, type PrizeMode } from '#contract/lottery';

const areas: Readonly<Record<string, LottoArea>> = { '/vnLottery': 'VN', '/seaLottery': 'SEA' };

const isAbroad = (mode: PrizeMode): boolean => mode === 'SEA';

const modesOf = (area: LottoArea | undefined): readonly PrizeMode[] =>
  prizeModes.filter((mode) => area === undefined || isAbroad(mode) === (area === 'SEA'));

const isCode = /^[A-Z0-9]{1,32}$/;

export interface LotteryPlace {
  /** Undefined on /lottery, which covers both areas. */
  readonly area: LottoArea | undefined;
  /** Price tables of the area's lotteries. */
  readonly prizeModes: readonly PrizeMode[];
  readonly gameCode: string | undefined;
  readonly playType: PlayType | undefined;
}

/** Parses the address of a lottery page; invalid values are ignored. */
export const lotteryPlace = (pathname: string, search: string): LotteryPlace => {
  const query = new URLSearchParams(search);
  const gameCode = query.get('gameCode') ?? '';
  const area = areas[pathname.replace(/\/$/, '')];
  return {
    area,
    prizeModes: modesOf(area),
    gameCode: isCode.test(gameCode) ? gameCode : undefined,
    // Only /lottery has a play type parameter (spec §2).
    playType: area === undefined ? playTypeNames.find((name) => name === query.get('playType')) : undefined,
  };
};
