import { patternIds } from '#contract/patterns';
import type { FieldRule } from '#contract/fieldRule';
import en from '#locales/en/forms.json';
import vi from '#locales/vi/forms.json';
import { ruleParts } from './ruleParts';
import { ruleComplaint, ruleHint } from './ruleText';
import type { FormWords } from './words';

const wordsOf =
  (texts: object): FormWords =>
  (key) =>
    key
      .split('.')
      .reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], texts) as string;

const english = wordsOf(en);

const rule: FieldRule = {
  field: 'username',
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 16,
  patternId: 'letterThenLettersDigits',
  acceptedPattern: null,
};

test.each(patternIds)('VAL-01 the pattern %s has its words in both languages', (patternId) => {
  for (const texts of [en, vi]) {
    const hint = ruleHint({ ...rule, patternId }, wordsOf(texts));
    if (patternId === 'any') expect(hint).toBeUndefined();
    else expect(hint).toMatch(patternId === 'date' ? /12-31|MM-dd/ : /6-16/);
  }
});

test('VAL-01 one bound is shown when both are equal', () => {
  expect(ruleHint({ ...rule, patternId: 'lettersOrDigits', minLength: 8, maxLength: 8 }, english)).toBe(
    '8 characters, letters or digits only',
  );
});

test('VAL-02 the messages of the specification, verbatim', () => {
  const say = (field: string, text = 'x', over: Partial<FieldRule> = {}) =>
    ruleComplaint({ ...rule, patternId: null, field, ...over }, text, english);
  expect(say('password', 'x')).toBe('Please fill in your password with 6 - 16 characters');
  expect(say('password', 'x', { minLength: 8, maxLength: 8 })).toBe(
    'Please fill in your password with 8 characters',
  );
  expect(say('password', 'xxxxxxx')).toBe('Password format is incorrect');
  expect(say('username')).toBe('Account format is incorrect');
  expect(say('payeeName')).toBe('Real name format is incorrect');
  expect(say('mobileNum')).toBe('Phone number format is incorrect');
  expect(say('email')).toBe('E-mail format is incorrect');
  expect(say('nickname', '')).toBe('Input cannot be empty');
  expect(say('paymentPassword', 'x', { patternId: 'digits', minLength: 6, maxLength: 6 })).toBe(
    'only enter 6 digits',
  );
});

test('VAL-02 the catalogue has the other messages of the specification, verbatim', () => {
  expect(en).toMatchObject({
    code: 'Please enter a valid verification code',
    mobile: 'Please enter a valid mobile number',
    confirmInput: 'Incorrect confirmation input',
    inviteCode: 'Invalid invitation code',
    confirmPassword: 'Confirmation password is not correct.',
    age: { 21: 'Please confirm you are 21 years old' },
    digits: 'only enter {0} digits',
  });
});

test('a rule that is several demands is ticked line by line', () => {
  const parts = ruleParts({ ...rule, field: 'password', patternId: 'upperLowerDigitSymbol' }, english);
  expect(parts.map(({ text }) => text)).toEqual([
    '6-16 characters',
    'Has an uppercase letter',
    'Has a lowercase letter',
    'Has a digit',
    'Has a symbol, such as @ #',
  ]);
  expect(parts.map(({ holds }) => holds('Đức8'))).toEqual([false, true, true, true, false]);
});
