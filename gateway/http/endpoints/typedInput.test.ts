import { typedInput } from './typedInput.ts';

test('FIX-02 only the fields of the body itself lost blanks and other digits: nested ones and lists do, passwords never', () => {
  expect(
    typedInput({
      amount: ' １２ ',
      delivery: { name: '\u3000Lan ', password: ' １２ ' },
      lines: [{ number: '๑๒', title: ' a ' }, { newPassword: '\u200B1 ' }],
      code: [' ８ ', ['\u202C9']],
      left: [1, true, null, {}],
    }),
  ).toEqual({
    amount: '12',
    delivery: { name: 'Lan', password: ' １２ ' },
    lines: [{ number: '12', title: 'a' }, { newPassword: '\u200B1 ' }],
    code: ['8', ['9']],
    left: [1, true, null, {}],
  });
});

test('what holds no text is as it was', () => {
  for (const input of [undefined, null, 7, true]) expect(typedInput(input)).toBe(input);
});
