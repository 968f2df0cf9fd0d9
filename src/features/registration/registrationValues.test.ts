import { draftOf } from './registrationValues';

test('REG-03 a draft has no password, no code and no captcha, whatever the form asks for', () => {
  const secrets = {
    password: 'a',
    confirmPassword: 'a',
    paymentPassword: '886644',
    verificationCode: '123456',
    captcha: '47K2M',
  };
  expect(draftOf({ ...secrets, username: 'lan', agreed: true })).toEqual({ username: 'lan', agreed: true });
});
