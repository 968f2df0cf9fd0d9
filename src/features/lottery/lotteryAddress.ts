import type { Value } from '#contract/wireTypes';

export type ListedLottery = Value<'lotteryMenu'>['list'][number];

/** Where a lottery is bet on: the page of its area. */
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

export const lotteryPicture = ({ region }: Pick<ListedLottery, 'region'>): string => pictures[region];
