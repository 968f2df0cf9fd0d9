import { arranged } from './navigation';

const entries = (['home', 'download', 'RNG', 'LIVE', 'SPORTS', 'promotions'] as const).map((key) => ({
  key,
}));
const keys = (order: string[], hidden: string[] = []) =>
  arranged(entries, { order, hidden }).map(({ key }) => key);

test('WL-02 a brand moves and hides entries of the navigation; home stays, and the others keep their order', () => {
  expect(keys([])).toEqual(['home', 'download', 'RNG', 'LIVE', 'SPORTS', 'promotions']);
  expect(keys(['SPORTS', 'promotions'])).toEqual(['home', 'SPORTS', 'promotions', 'download', 'RNG', 'LIVE']);
  expect(keys(['LIVE'], ['download', 'home', 'RNG'])).toEqual(['home', 'LIVE', 'SPORTS', 'promotions']);
});
