import { registrationFields } from '#contract/constants';
import vi from '#locales/vi/registration.json';
import { registrationControls } from './registrationControls';
import { registrationRules } from './registrationRules';

const notShown = ['domain', 'countryDialingCode'];

test('REG-03 every field that a registration can carry has a control and a name', () => {
  for (const field of registrationFields) expect(registrationControls).toHaveProperty(field);
  for (const field of registrationFields.filter((name) => !notShown.includes(name)))
    expect(vi.field).toHaveProperty(field);
});

test('REG-02 a field that this build does not know is left out', () => {
  const base = { enabled: true, required: false, minLength: 0, maxLength: 9, patternId: null };
  const rules = ['constructor', 'zodiac', 'email'].map((field) => ({
    ...base,
    field,
    acceptedPattern: null,
  }));
  expect(registrationRules(rules, 'register', new Set()).map(({ field }) => field)).toEqual(['email']);
});

test('REG-06 with REGMOBVERF3 the number is required although its rule is off: nobody could register otherwise', () => {
  const rules = [
    {
      ...{ field: 'mobileNum', enabled: false, required: false, minLength: 9, maxLength: 11 },
      ...{ patternId: 'digits', acceptedPattern: null },
    },
  ];
  const fields = (on: readonly 'REGMOBVERF3'[]) =>
    registrationRules(rules, 'register', new Set(on)).map(({ field }) => field);
  expect(fields([])).toEqual([]);
  expect(fields(['REGMOBVERF3'])).toEqual(['mobileNum', 'verificationCode']);
});
