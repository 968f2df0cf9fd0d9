import type { MoneyWay } from '#contract/records';

type OneWay = Exclude<MoneyWay, 'transfer' | 'other'>;

/** Whether money of this way comes into the wallet; the others go both ways. */
const comesIn = {
  deposit: true,
  withdrawal: false,
  bet: false,
  win: true,
  reward: true,
} as const satisfies Record<OneWay, boolean>;

const isOneWay = (way: MoneyWay): way is OneWay => way in comesIn;

/** Key of a movement's name. Money that goes against its way is a return: of a rejected withdrawal, a void bet. */
export const moveName = (way: MoneyWay, amount: string) => {
  const sum = BigInt(amount);
  return isOneWay(way) && sum !== 0n && sum > 0n !== comesIn[way]
    ? (`returns.${way}` as const)
    : (`ways.${way}` as const);
};
