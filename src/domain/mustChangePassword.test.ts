import { mustChangePassword } from './mustChangePassword';

const entered = {
  by: 'username',
  password: 'Mật khẩu 8',
  mustChange: false,
  passwordExpired: false,
  expiryForcesChange: true,
} as const;

test('LOGIN-08 the weak default, and it alone among passwords, forces a change', () => {
  expect(mustChangePassword({ ...entered, password: '123456' })).toBe(true);
  expect(mustChangePassword({ ...entered, password: ' 123456' })).toBe(false);
  expect(mustChangePassword(entered)).toBe(false);
});

test('LOGIN-08 an expired password forces a change only while the expiry feature is on', () => {
  expect(mustChangePassword({ ...entered, passwordExpired: true })).toBe(true);
  expect(mustChangePassword({ ...entered, passwordExpired: true, expiryForcesChange: false })).toBe(false);
});

test.each(['sms', 'firebase'] as const)('LOGIN-08 a login by %s never forces one', (by) => {
  expect(
    mustChangePassword({ ...entered, by, password: '123456', passwordExpired: true, mustChange: true }),
  ).toBe(false);
});

test('LOGIN-06 the gateway can ask for a change by itself', () => {
  expect(mustChangePassword({ ...entered, mustChange: true })).toBe(true);
});
