import { laneOf, vendorCodeFor, vendorOfCode } from './vendorRules.ts';

test.each(['IMES', 'IA', 'TF'])('NAV-12 the e-sports vendor %s stands under sports', (code) => {
  expect(laneOf(code, 'ESPORTS', 'VI')).toBe('SPORTS');
});

test('NAV-12 other e-sports vendors stay where they are', () => {
  expect(laneOf('ARN', 'ESPORTS', 'VI')).toBe('ESPORTS');
});

test('NAV-12 with Thai, TCG codes are blank, BTI is 123BET and LOTT is ELOTT', () => {
  expect(vendorCodeFor('TCG_SEA', 'TY')).toBe('');
  expect(vendorCodeFor('BTI', 'TY')).toBe('123BET');
  expect(vendorOfCode('123BET')).toBe('BTI');
  expect(laneOf('LOTT', 'LOTT', 'TY')).toBe('ELOTT');
});

test('NAV-12 in any other language codes and categories are left alone', () => {
  expect(vendorCodeFor('TCG_SEA', 'VI')).toBe('TCG_SEA');
  expect(vendorCodeFor('BTI', 'EN')).toBe('BTI');
  expect(laneOf('LOTT', 'LOTT', 'EN')).toBe('LOTT');
});
