import { string, type StringSchema } from 'yup';
import { ruleProblem, shapeOf, type FieldRule } from '#contract/fieldRule';
import { composed } from '#contract/patterns';
import { bareNumber } from '@/domain/mobileNumber';
import { typedField } from '#contract/typedFields';
import type { AcceptedPattern } from './acceptedPattern';
import { ruleComplaint } from './ruleText';
import type { FormWords } from './words';

/** Fields whose leading and trailing spaces are part of the value (design §7). */
const asTyped = new Set([
  'password',
  'confirmPassword',
  'newPassword',
  'paymentPassword',
  'verificationCode',
]);

/** The value of a field that is validated and sent. */
export const fieldText = (field: string, text: string): string => {
  if (asTyped.has(field)) return composed(text);
  const typed = typedField(field, text);
  return field === 'mobileNum' ? bareNumber(typed) : composed(typed);
};

/** The gateway's rule of one field as a Yup schema (REG-02). */
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
    // If the expression cannot be run here, the form accepts the value and the gateway decides.
    return (await accepted(shape.source, text)) === false ? complain() : true;
  });
};
