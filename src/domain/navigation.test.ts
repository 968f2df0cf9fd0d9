import type { GameType } from '#contract/constants';
import { navigation } from './navigation';
import { shownVendorCode } from './vendorRules';

const vendor = (vassalage: string, gameType: GameType) => ({
  vassalage,
  gameType,
  nodeId: 1,
  gameClassify: gameType,
  displayName: vassalage,
});

const lane = (gameCategory: GameType, ...codes: string[]) => ({
  gameCategory,
  vendors: codes.map((code) => vendor(code, gameCategory)),
});

const keys = (...lanes: ReturnType<typeof lane>[]) => navigation(lanes, 'VI').map(({ key }) => key);

test('NAV-09 Home, Download, the categories in the order of the server, Promotions', () => {
  expect(keys(lane('LIVE', 'NOVA'), lane('RNG', 'LUMEN'), lane('FISH', 'KIRIN'))).toEqual([
    'home',
    'download',
    'LIVE',
    'RNG',
    'FISH',
    'promotions',
  ]);
});

test('NAV-09 each entry leads to its page, the fixed ones without vendors', () => {
  expect(navigation([lane('LIVE', 'NOVA')], 'VI')).toEqual([
    { key: 'home', path: '/', vendors: [] },
    { key: 'download', path: '/down', vendors: [] },
    { key: 'LIVE', path: '/live', vendors: [vendor('NOVA', 'LIVE')] },
    { key: 'promotions', path: '/promotions', vendors: [] },
  ]);
});

test('NAV-09 a category without vendors is not shown', () => {
  expect(keys(lane('LIVE'), lane('RNG', 'LUMEN'))).toEqual(['home', 'download', 'RNG', 'promotions']);
});

test('NAV-09 before the vendors have loaded only the fixed entries are shown', () => {
  expect(keys()).toEqual(['home', 'download', 'promotions']);
});

test('NAV-12 esports vendors IMES, IA and TF belong to SPORTS', () => {
  const entries = navigation([lane('ESPORTS', 'IMES', 'ORCHID', 'TF'), lane('SPORTS', 'BTI')], 'VI');
  const codes = (key: string) =>
    entries.find((entry) => entry.key === key)?.vendors.map(({ vassalage }) => vassalage);
  expect(codes('SPORTS')).toEqual(['BTI', 'IMES', 'TF']);
  expect(codes('ESPORTS')).toEqual(['ORCHID']);
});

test('NAV-12 with Thai the lottery is the e-lottery, once', () => {
  const entries = navigation([lane('LOTT', 'LOTT'), lane('ELOTT', 'ELOTT')], 'TY');
  expect(entries.map(({ key }) => key)).toEqual(['home', 'download', 'ELOTT', 'promotions']);
});

test('NAV-12 with Thai, codes beginning TCG are blank and BTI reads 123BET', () => {
  expect(shownVendorCode({ vassalage: 'TCG_SEA' }, 'TY')).toBe('');
  expect(shownVendorCode({ vassalage: 'BTI' }, 'TY')).toBe('123BET');
  expect(shownVendorCode({ vassalage: 'BTI' }, 'VI')).toBe('BTI');
});
