import { narrowingFilterNames, readFilter, writeFilter } from './lobbyFilter';

test('GAME-02 every filter of the game list is read from the address', () => {
  const search =
    '?vassalage=LUMEN&gameClassify=AC&tag=jackpot&gameName=%20r%E1%BB%93ng%20&minBet=5000&minLineNum=20&sort=name';
  expect(readFilter(search)).toEqual({
    vassalage: 'LUMEN',
    gameClassify: 'AC',
    tag: 'jackpot',
    gameName: 'rồng',
    minBet: '5000',
    minLineNum: '20',
    sort: 'name',
  });
});

test.each([
  '?gameClassify=XX',
  '?tag=free',
  '?sort=price',
  '?minBet=-1',
  '?minBet=1e9',
  '?minLineNum=12345',
  `?gameName=${'a'.repeat(65)}`,
  `?vassalage=${'A'.repeat(33)}`,
  '?gameName=%20',
  '?tag=',
])('GAME-02 what the call would refuse filters nothing: %s', (search) => {
  expect(readFilter(search)).toEqual({});
});

test('GAME-02 the longest values that the call takes filter', () => {
  const longest = {
    vassalage: 'A'.repeat(32),
    gameName: 'a'.repeat(64),
    minBet: '9'.repeat(9),
    minLineNum: '9999',
  };
  expect(readFilter(`?${new URLSearchParams(longest)}`)).toEqual(longest);
});

test('GAME-02 a change keeps the other parameters of the address', () => {
  expect(writeFilter('?vassalage=LUMEN&modal=search', { tag: 'hot' })).toBe(
    '?vassalage=LUMEN&modal=search&tag=hot',
  );
  expect(writeFilter('?vassalage=LUMEN', { vassalage: undefined })).toBe('');
});

test('the order narrows nothing', () => {
  expect(narrowingFilterNames({ sort: 'name', tag: 'new', gameName: 'rồng' })).toEqual(['tag', 'gameName']);
});
