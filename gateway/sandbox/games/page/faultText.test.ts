import { faultText } from './faultText.ts';
import { GameFault } from './gameServer.ts';
import { wordsFor } from './words.ts';

const words = wordsFor('VI');
const write = (amount: number) => `${amount} ₫`;
const money = (amount: string) => ({ amount, currency: 'VND' });
const said = (value: unknown) => faultText(new GameFault('limit_reached', value), words, write);

test('SAFE-01 a stake beyond a limit names the limit and what it leaves', () => {
  const limit = { kind: 'loss', period: 'week', amount: money('500000'), left: money('20000') };
  expect(said({ limit })).toBe('Hạn mức lỗ tuần này: 500000 ₫, còn 20000 ₫. Chưa có tiền cược nào bị trừ.');
});

test.each([
  undefined,
  {},
  { limit: null },
  { limit: { kind: 'loss', period: 'week' } },
  { limit: { kind: 'loss', period: 'year', amount: money('1'), left: money('1') } },
  { timeLimit: { kind: 'session', period: 'day', amount: 60, left: 0 } },
])('SAFE-01 a refusal that does not name its limit (%j) says that there is one', (value) => {
  expect(said(value)).toBe(words.limitReached);
});
