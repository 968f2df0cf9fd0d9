import { tierFields, type TierField } from '#contract/agentContracts';
import type { Money } from '#contract/money';

export type TierValue = Money | number | undefined;

/** How a condition or a rate differs for the downline who would sign. */
export type ChangeMark = 'higher' | 'lower' | 'harder' | 'easier' | 'added' | 'dropped' | 'same';

/** A tier's value as a number: minor units, members or hundredths of a per cent; a missing one is 0. */
export const sizeOfValue = (value: TierValue): bigint =>
  value === undefined ? 0n : BigInt(typeof value === 'number' ? value : value.amount);

/** Whether a tier's field is a rate, and not a condition; of every kind the rates have names of their own. */
export const isRate = (field: TierField): boolean =>
  Object.values(tierFields).some(({ rates }) => rates.some((rate: string) => rate === field));

/** Compares a value that runs with one that is offered; a condition of 0 is not considered. */
export const markOfChange = (isRate: boolean, running: TierValue, offered: TierValue): ChangeMark => {
  const [from, to] = [sizeOfValue(running), sizeOfValue(offered)];
  if (from === to) return 'same';
  if (isRate) return to > from ? 'higher' : 'lower';
  if (from === 0n) return 'added';
  if (to === 0n) return 'dropped';
  return to > from ? 'harder' : 'easier';
};
