import { boundsOf, shapeOf, type FieldRule } from '#contract/fieldRule';
import { withBounds, withinBounds } from '#contract/patterns';
import type { FormWords } from './words';

const named = ['username', 'password', 'payeeName', 'mobileNum', 'email'] as const;

type Named = (typeof named)[number];

const namedOf = (field: string): Named | undefined =>
  field === 'confirmPassword' || field === 'newPassword' ? 'password' : named.find((name) => name === field);

/** Hint of a field before validation; undefined if there is none. */
export const ruleHint = (rule: FieldRule, words: FormWords): string | undefined => {
  const shape = shapeOf(rule);
  if (!('id' in shape) || shape.id === 'any') return undefined;
  const { min, max } = boundsOf(rule);
  if (shape.id === 'digits' && min === max) return words('digits').replace('{0}', String(max));
  return withBounds(words(`pattern.${shape.id}`), { min, max });
};

/** Why a value breaks its rule, in the specification's texts (VAL-02). */
export const ruleComplaint = (rule: FieldRule, text: string, words: FormWords): string => {
  if (text === '') return words('required');
  const name = namedOf(rule.field);
  const bounds = boundsOf(rule);
  if (name === 'password' && !withinBounds(text, bounds)) return withBounds(words('passwordLength'), bounds);
  const hint = ruleHint(rule, words);
  if (name === undefined) return hint ?? withBounds(words('pattern.any'), bounds);
  const complaint = words(`format.${name}`);
  return hint === undefined ? complaint : `${complaint}: ${hint}`;
};
