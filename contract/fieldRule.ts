import { fitsPattern, isPatternId, withinBounds, type Bounds, type PatternId } from './patterns.ts';
import { isVisibleText } from './isVisibleText.ts';
import type { Value } from './wireTypes.ts';

/** A rule of the registration form as the server gives it (spec §3). */
export type FieldRule = Value<'registerSetting'>['rules'][number];

/** What a field must look like: a pattern of ours, or the source of a regular expression that needs care (design §7). */
export type FieldShape = { readonly id: PatternId } | { readonly source: string };

export const boundsOf = ({ minLength, maxLength }: FieldRule): Bounds => ({ min: minLength, max: maxLength });

/** `*` matches anything; a pattern id we know decides; then the server's own expression; an id we do not know says nothing. */
export const shapeOf = ({ patternId, acceptedPattern }: FieldRule): FieldShape => {
  if (acceptedPattern === '*') return { id: 'any' };
  if (isPatternId(patternId)) return { id: patternId };
  return acceptedPattern === null || acceptedPattern === '' ? { id: 'any' } : { source: acceptedPattern };
};

/** Never shown to anybody, so that whatever was typed may stand in them. */
const secret: ReadonlySet<string> = new Set(['password', 'confirmPassword']);

/**
 * Why a text breaks its rule, as far as that can be said without running the server's own expression. An empty text
 * breaks only a required field; the caller has trimmed what may be trimmed.
 */
export const ruleProblem = (rule: FieldRule, text: string): 'required' | 'pattern' | undefined => {
  if (text === '') return rule.required ? 'required' : undefined;
  if (!secret.has(rule.field) && !isVisibleText(text)) return 'pattern';
  const shape = shapeOf(rule);
  const fits =
    'id' in shape ? fitsPattern(shape.id, text, boundsOf(rule)) : withinBounds(text, boundsOf(rule));
  return fits ? undefined : 'pattern';
};
