import type { LaunchMode } from './launchDecision';

const codes = /^[A-Z0-9]{1,32}$/;

/** Address of the page on which a game is played (GAME-07). */
export const gameAddress = (gameCode: string, mode: LaunchMode) => ({
  pathname: '/seamless',
  search: `?${new URLSearchParams({ gameCode, ...(mode === 'trial' && { trial: '1' }) }).toString()}`,
});

/** The game that such an address names; undefined if it names none. */
export const readGameAddress = (search: string): { gameCode: string; mode: LaunchMode } | undefined => {
  const query = new URLSearchParams(search);
  const gameCode = query.get('gameCode') ?? '';
  if (!codes.test(gameCode)) return undefined;
  return { gameCode, mode: query.get('trial') === '1' ? 'trial' : 'real' };
};
