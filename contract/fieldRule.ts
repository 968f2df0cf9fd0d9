import { fitsPattern, isPatternId, withinBounds, type Bounds, type PatternId } from './patterns.ts';
import { isVisibleText } from './isVisibleText.ts';
import type { Value } from './wireTypes.ts';

/** One rule of the registration form, as the gateway sends it (spec §3). */
export type FieldRule = Value<'registerSetting'>['rules'][number];

/**
 * The form of a value: one of our patterns, or the source of a regular expression that must be run with care (design
 * §7).
 */
export type FieldShape = { readonly id: PatternId } | { readonly source: string };

export const boundsOf = ({ minLength, maxLength }: FieldRule): Bounds => ({ min: minLength, max: maxLength });

/**
 * The shape that applies: none for `*`; a known pattern id comes first, then the server's own expression. An unknown
 * id is ignored.
 */
export const shapeOf = ({ patternId, acceptedPattern }: FieldRule): FieldShape => {
  if (acceptedPattern === '*') return { id: 'any' };
  if (isPatternId(patternId)) return { id: patternId };
  return acceptedPattern === null || acceptedPattern === '' ? { id: 'any' } : { source: acceptedPattern };
};

/** Secret fields are never displayed, so they may contain any characters. */
const secret: ReadonlySet<string> = new Set(['password', 'confirmPassword']);

/**
 * Why a value breaks its rule, without running the server's own expression. An empty value breaks a rule only if the
 * field is required. The caller has already trimmed the value.
 */
export const ruleProblem = (rule: FieldRule, text: string): 'required' | 'pattern' | undefined => {
  if (text === '') return rule.required ? 'required' : undefined;
  if (!secret.has(rule.field) && !isVisibleText(text)) return 'pattern';
  const shape = shapeOf(rule);
  const fits =
    'id' in shape ? fitsPattern(shape.id, text, boundsOf(rule)) : withinBounds(text, boundsOf(rule));
  return fits ? undefined : 'pattern';
};
