import { gameTypes } from '#contract/constants';
import { rebateText } from './rebate';

test('NAV-11 the rebates are those of the specification, in the numbers of the language', () => {
  const shown = Object.fromEntries(gameTypes.map((type) => [type, rebateText(type, 'vi')]));
  expect(shown).toMatchObject({
    LOTT: '1%',
    ELOTT: '1%',
    FISH: '1%',
    RNG: '1,2%',
    LIVE: '0,8%',
    SPORTS: '1%',
    ESPORTS: '1%',
  });
  expect(rebateText('RNG', 'en')).toBe('1.2%');
});

test.each(['PVP', 'COCKFIGHT', 'JP'] as const)('NAV-11 %s has no rebate', (category) => {
  expect(rebateText(category, 'vi')).toBeUndefined();
});
