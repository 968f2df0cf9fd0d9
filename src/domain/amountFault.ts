import { isKeptAmount, wireAmount, type AmountRule } from './amountText';

export type AmountFault = 'empty' | 'notAmount' | 'tooLittle' | 'tooMuch';

/** In minor units; without `least` any amount above zero is valid. */
export interface AmountBounds {
  readonly least?: bigint | undefined;
  readonly most?: bigint | undefined;
}

/** Why an amount of a form is invalid; all fields report reasons in the same order (SOUND-05). */
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
