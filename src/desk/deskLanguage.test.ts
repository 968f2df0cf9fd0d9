import { deskLanguage } from './deskLanguage';

test('the desk spoke Vietnamese to everybody: it takes the language of the browser (INFO-03)', () => {
  expect(deskLanguage(['th-TH', 'en'], 'VI')).toBe('TY');
  expect(deskLanguage(['zh-CN'], 'VI')).toBe('CN');
  expect(deskLanguage(['fr', 'pt-BR'], 'VI')).toBe('PT');
  expect(deskLanguage(['fr'], 'EN')).toBe('EN');
});
