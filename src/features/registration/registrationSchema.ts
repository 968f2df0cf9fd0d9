import { boolean, object, string, type Schema } from 'yup';
import { ageOn } from '#contract/ageOn';
import { calendarDay } from '#contract/patterns';
import type { AcceptedPattern } from '@/forms/acceptedPattern';
import { ruleSchema } from '@/forms/ruleSchema';
import type { FormWords } from '@/forms/words';
import { isMobileNumber } from '@/domain/mobileNumber';
import type { KnownRule } from './registrationRules';

interface SchemaParts {
  readonly rules: readonly KnownRule[];
  readonly words: FormWords;
  readonly accepted: AcceptedPattern;
  readonly captcha: boolean;
  readonly age: number;
  /** `yyyy-MM-dd` in the brand's time zone. */
  readonly today: string;
}

/** The form's validation: the gateway's rule of each field, and rules across fields (REG-02, REG-07). */
export const registrationSchema = ({ rules, words, accepted, captcha, age, today }: SchemaParts): Schema => {
  const tooYoung = words(age === 21 ? 'age.21' : 'age.under');
  const fields = rules.map((rule): [string, Schema] => {
    const schema = ruleSchema(rule, words, accepted);
    switch (rule.field) {
      case 'confirmPassword':
        return [
          rule.field,
          (rule.required ? string().required(words('required')) : string()).test(
            'same',
            words('confirmPassword'),
            (typed, { parent }) => typed === (parent as Record<string, unknown>)['password'],
          ),
        ];
      case 'mobileNum':
        return [
          rule.field,
          schema.test('mobile', words('mobile'), (typed = '') => typed === '' || isMobileNumber(typed)),
        ];
      case 'verificationCode':
        return [rule.field, string().required(words('code')).max(rule.maxLength, words('code'))];
      case 'birthday':
        return [
          rule.field,
          schema.test('age', tooYoung, (typed = '') => {
            const day = calendarDay(typed);
            return typed === '' || (day !== undefined && ageOn(day, today) >= age);
          }),
        ];
      default:
        return [rule.field, schema];
    }
  });
  return object({
    ...Object.fromEntries(fields),
    ...(captcha && { captcha: string().trim().required(words('captcha')) }),
    agreed: boolean().oneOf([true], words('terms')),
    ofAge: boolean().oneOf([true], tooYoung),
  });
};
