import { offerFaults, typedTiers } from './offerForm';

const read = (_: unknown, text: string) => (text === '' ? undefined : Number(text));

const faultsOf = (values: Readonly<Record<string, string>>, count: number, own = [{ rate: 90 }]) =>
  offerFaults('daily', typedTiers('daily', count, values, read), own).map(
    ({ tier, field, fault }) => `${tier} ${field} ${fault}`,
  );

test('AGENT-05 tiers in order and below one’s own rate have no fault', () => {
  const values = { dailyBetAmount0: '', rate0: '50', dailyBetAmount1: '1000', rate1: '80' };
  expect(faultsOf(values, 2)).toEqual([]);
});

test.each([
  ['without a rate', { rate0: '' }, 1, ['0 rate noRate']],
  [
    'a lower rate after a higher one',
    { rate0: '80', dailyBetAmount1: '5', rate1: '70' },
    2,
    ['1 rate falls'],
  ],
  ['two tiers on one condition', { rate0: '50', rate1: '80' }, 2, ['1 dailyBetAmount same']],
  ['above one’s own rate', { rate0: '95' }, 1, ['0 rate above']],
])('AGENT-05 as they are typed, tiers %s are told', (_, values, count, faults) => {
  expect(faultsOf(values, count)).toEqual(faults);
});

test('AGENT-05 whoever has no contract of the kind can offer none', () => {
  expect(faultsOf({ rate0: '10' }, 1, [])).toEqual(['0 rate above']);
});
