import { string, type StringSchema } from 'yup';
import { ruleProblem, shapeOf, type FieldRule } from '#contract/fieldRule';
import { composed } from '#contract/patterns';
import { bareNumber } from '@/domain/mobileNumber';
import { trimSpaces } from '#contract/trimSpaces';
import type { AcceptedPattern } from './acceptedPattern';
import { ruleComplaint } from './ruleText';
import type { FormWords } from './words';

/** Fields whose spaces belong to what was typed (design §7). */
const asTyped = new Set([
  'password',
  'confirmPassword',
  'newPassword',
  'paymentPassword',
  'verificationCode',
]);

/** What of a field is judged and sent. */
export const fieldText = (field: string, text: string): string => {
  if (field === 'mobileNum') return bareNumber(text);
  return composed(asTyped.has(field) ? text : trimSpaces(text));
};

/** The server's rule of one field as a Yup schema (REG-02). */
export const ruleSchema = (
  rule: FieldRule,
  words: FormWords,
  accepted: AcceptedPattern,
): StringSchema<string | undefined> => {
  const shape = shapeOf(rule);
  return string().test('rule', async (typed = '', { createError }) => {
    const text = fieldText(rule.field, typed);
    const complain = () => createError({ message: ruleComplaint(rule, text, words) });
    if (ruleProblem(rule, text) !== undefined) return complain();
    if (text === '' || 'id' in shape) return true;
    // An expression that cannot be run here is no reason to stop anybody: the gateway decides.
    return (await accepted(shape.source, text)) === false ? complain() : true;
  });
};
