import { boundsOf, shapeOf, type FieldRule } from '#contract/fieldRule';
import { fitsPattern, withBounds, withinBounds, composed, type PatternId } from '#contract/patterns';
import type { FormWords, PartKey } from './words';

/** One requirement of a rule, shown as a line that can be ticked separately. */
export interface RulePart {
  readonly text: string;
  readonly holds: (text: string) => boolean;
}

const tests: Record<Exclude<PartKey, 'length'>, RegExp> = {
  letterFirst: /^[A-Za-z]/,
  lettersDigits: /^[A-Za-z0-9]+$/,
  letter: /[A-Za-z]/,
  digit: /\p{Nd}/u,
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  symbol: /[\p{P}\p{S}]/u,
  noSpaces: /^\S+$/u,
};

/** Patterns that consist of several requirements; the others are one sentence. */
const demands: Partial<Record<PatternId, readonly Exclude<PartKey, 'length'>[]>> = {
  letterThenLettersDigits: ['letterFirst', 'lettersDigits'],
  lettersAndDigits: ['lettersDigits', 'letter', 'digit'],
  alphanumericUppercase: ['lettersDigits', 'upper'],
  noSpaces: ['noSpaces'],
  upperLowerDigitSymbol: ['upper', 'lower', 'digit', 'symbol'],
};

/** Splits a rule into requirements that can be ticked separately while the user types. Empty if there are none. */
export const ruleParts = (rule: FieldRule, words: FormWords): RulePart[] => {
  const shape = shapeOf(rule);
  const bounds = boundsOf(rule);
  const length = {
    text: withBounds(words('part.length'), bounds),
    holds: (text: string) => withinBounds(text, bounds),
  };
  if (!('id' in shape) || shape.id === 'any') return [length];
  const { id } = shape;
  const keys = demands[id];
  if (keys === undefined)
    return [
      {
        text: withBounds(words(`pattern.${id}`), bounds),
        holds: (text) => fitsPattern(id, text, bounds),
      },
    ];
  return [
    length,
    ...keys.map((key) => ({
      text: words(`part.${key}`),
      holds: (text: string) => tests[key].test(composed(text)),
    })),
  ];
};
