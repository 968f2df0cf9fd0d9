import { gameMessage, hostMessage, isGameMessage, isHostMessage } from './gameMessages';

test('GAME-07 a message is taken only in its own shape and from its own side', () => {
  expect(isGameMessage(gameMessage('ready'))).toBe(true);
  expect(isHostMessage(hostMessage('pause'))).toBe(true);
  expect(isGameMessage(hostMessage('pause'))).toBe(false);
  for (const data of [null, 'ready', { type: 'ready' }, { source: 'marquee-game', type: 'navigate' }, []]) {
    expect(isGameMessage(data)).toBe(false);
  }
});
