import { typedField } from './typedFields';

test.each([
  'password',
  'confirmPassword',
  'newPassword',
  'confirmNewPassword',
  'oldPassword',
  'paymentPassword',
  'cpw',
])('design §7: every character of %s counts, also a blank at its ends', (name) => {
  for (const text of [' 123456 ', '１２３４５６', '\u200B1']) expect(typedField(name, text)).toBe(text);
});

test('FIX-02 names lose blanks around them, user names and codes are plain', () => {
  expect(typedField('fullName', '\u3000Lan Ａ ')).toBe('Lan Ａ');
  expect(typedField('username', ' ｌａｎ８８')).toBe('lan88');
  expect(typedField('verificationCode', '๑๒๓๔๕๖')).toBe('123456');
});

test('FIX-02 a field whose name only contains that of a password is a text', () => {
  for (const name of ['cpwx', 'xcpw']) expect(typedField(name, ' 1 ')).toBe('1');
});

test('FIX-02 a nickname in full-width letters was refused: it keeps its words and accents', () => {
  expect(typedField('nickname', '\u3000ａｂｃ\u3000Ｚ９ ')).toBe('abc Z9');
  expect(typedField('nickname', ' Nguyễn Ánh ๑ 李娜 ')).toBe('Nguyễn Ánh ๑ 李娜');
});
