import { framedGameUrl } from './framedGameUrl';

const own = 'https://aurora.example';
const games = 'https://games.aurora.example';

test('GAME-07 a game of the origin it names is framed', () => {
  expect(framedGameUrl({ url: `${games}/play?ticket=1`, origin: games }, own)).toBe(`${games}/play?ticket=1`);
});

test.each([
  ['of our own origin', `${own}/play`, own],
  ['of another origin than it names', 'https://evil.example/play', games],
  ['of a script', 'javascript:alert(1)', 'null'],
  ['of data', 'data:text/html,hello', 'null'],
  ['with a name in it', 'https://user@games.aurora.example/play', games],
  ['of no address', 'play', games],
])('GAME-07 a game %s is not framed', (_name, url, origin) => {
  expect(framedGameUrl({ url, origin }, own)).toBeUndefined();
});
