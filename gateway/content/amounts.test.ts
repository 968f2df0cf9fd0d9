import { heldTogether } from './amounts.ts';

test('a line does not end between a number and its currency, in the words of any operator', () => {
  expect(
    heldTogether({ title: 'Đến 8.888.000 ₫ mỗi ngày', content: '<p>R$ 2.400,00 · 100,000 ₫ · RM 20</p>' }),
  ).toEqual({
    title: 'Đến 8.888.000\u00A0₫ mỗi ngày',
    content: '<p>R$\u00A02.400,00 · 100,000\u00A0₫ · RM\u00A020</p>',
  });
});

test('other spaces and other words stay', () => {
  const words = { title: '12 lần trong 30 ngày', condition: undefined };
  expect(heldTogether(words)).toEqual(words);
});
