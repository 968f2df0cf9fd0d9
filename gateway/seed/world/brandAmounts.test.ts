import { brandAmounts } from './brandAmounts.ts';

const reais = { currency: 'BRL', currencySymbol: 'R$', moneyStep: 1 } as const;
const yuan = { currency: 'CNY', currencySymbol: '¥', moneyStep: 1 } as const;

it('I18N-04 the symbol of a sum stands where its country has it', () => {
  const texts = brandAmounts({ EN: { body: '' }, PT: { body: 'Um bônus de 100.000 ₫ hoje' } }, reais);
  expect(texts.PT?.body).toMatch(/^Um bônus de R\$\u00A0[\d.,]+ hoje$/);
});

it('I18N-04 a sum had one decimal in reais: it has both, and a round one none', () => {
  const texts = brandAmounts({ EN: { body: '' }, PT: { body: 'De 8K a 131K, desde 100.000 ₫' } }, reais);
  expect(texts.PT?.body).toMatch(/R\$\u00A00,0\d|R\$\u00A0\d+,\d\d a /);
  expect(texts.PT?.body).not.toMatch(/,\d(?!\d)/);
});

it('I18N-04 a sum is found before letters that are not Latin', () => {
  const texts = brandAmounts({ EN: { body: '' }, CN: { body: '存款100,000 ₫起' } }, yuan);
  expect(texts.CN?.body).toMatch(/^存款¥\u00A0[\d.,]+起$/);
});
