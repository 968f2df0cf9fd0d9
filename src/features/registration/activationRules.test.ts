import { usualRules } from '@/testing/scenario/accountFixtures';
import { activationRules } from './activationRules';

const fieldsOf = (on: Parameters<typeof activationRules>[1]) =>
  activationRules(usualRules, on).map(({ field }) => field);

test('AGENT-12 the owner of an opened account chooses neither its name nor its line', () => {
  expect(fieldsOf(new Set())).toEqual(['mobileNum', 'password', 'confirmPassword']);
});

test('AGENT-12 where the brand verifies mobile numbers, the owner proves one', () => {
  expect(fieldsOf(new Set(['REGMOBVERF3']))).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ]);
});
