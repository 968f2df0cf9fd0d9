import { gameAddress, readGameAddress } from './gameAddress';

test.each(['real', 'trial'] as const)('GAME-07 a game to play as %s has an address that names it', (mode) => {
  const { pathname, search } = gameAddress('RNG0001', mode);
  expect(pathname).toBe('/seamless');
  expect(readGameAddress(search)).toEqual({ gameCode: 'RNG0001', mode });
});

test('GAME-07 only trial=1 is a trial', () => {
  expect(readGameAddress('?gameCode=A&trial=0')).toEqual({ gameCode: 'A', mode: 'real' });
  expect(readGameAddress(`?gameCode=${'A'.repeat(32)}`)?.mode).toBe('real');
});

test.each([
  '',
  '?gameCode=',
  '?gameCode=rng',
  '?gameCode=A-1',
  '?gameCode=-A',
  `?gameCode=${'A'.repeat(33)}`,
])('GAME-07 %j names no game', (search) => expect(readGameAddress(search)).toBeUndefined());
