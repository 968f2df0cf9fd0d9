import type { Value } from '#contract/wireTypes';

export type ListedLottery = Value<'lotteryMenu'>['list'][number];

/** Address of a lottery's betting page, which depends on its area. */
export const lotteryAddress = ({
  gameCode,
  lottoArea,
}: Pick<ListedLottery, 'gameCode' | 'lottoArea'>): string =>
  `${lottoArea === 'SEA' ? '/seaLottery' : '/vnLottery'}?${new URLSearchParams({ gameCode }).toString()}`;

const pictures = {
  quick: '/art/icons/lott.webp',
  north: '/art/icons/env.webp',
  central: '/art/icons/coin.webp',
  south: '/art/icons/lotus.webp',
  abroad: '/art/icons/gem.webp',
} as const satisfies Record<ListedLottery['region'], string>;

/** Lotteries that draw all day are listed together, so each has a label of its own: its pace or its city. */
const marks: Readonly<Record<string, string>> = {
  VNQ30S: '/art/icons/rocket.webp',
  VNQ1M: '/art/icons/watch.webp',
  VNQ5M: '/art/icons/clock.webp',
  VNQ10M: '/art/icons/hourglass.webp',
  VNHN5M: '/art/icons/lantern.webp',
  VNSG3M: '/art/icons/scooter.webp',
  SEAQ1M: '/art/icons/globe.webp',
};

export const lotteryPicture = ({ gameCode, region }: Pick<ListedLottery, 'gameCode' | 'region'>): string =>
  marks[gameCode] ?? pictures[region];
