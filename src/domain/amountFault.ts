import { isKeptAmount, wireAmount, type AmountRule } from './amountText';

export type AmountFault = 'empty' | 'notAmount' | 'tooLittle' | 'tooMuch';

/** In minor units; without `least` anything more than nothing will do. */
export interface AmountBounds {
  readonly least?: bigint | undefined;
  readonly most?: bigint | undefined;
}

/** What is wrong with an amount as a form keeps it: one order of reasons for every field (SOUND-05). */
export const amountFault = (
  kept: string,
  { least = 1n, most }: AmountBounds,
  rule: AmountRule,
): AmountFault | undefined => {
  if (kept === '') return 'empty';
  if (!isKeptAmount(kept, rule)) return 'notAmount';
  const minor = BigInt(wireAmount(kept, rule) ?? 0);
  if (minor < least) return 'tooLittle';
  return most !== undefined && minor > most ? 'tooMuch' : undefined;
};
