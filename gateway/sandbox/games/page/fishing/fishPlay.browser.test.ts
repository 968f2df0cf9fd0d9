import { MOST_SHOTS } from '../../engine/fishKinds.ts';
import type { GameView, RoundView } from '../../engine/gameWire.ts';
import type { Bet, Table } from '../table.ts';
import { wordsFor } from '../words.ts';
import { fishPlay } from './fishPlay.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const lay = () => {
  let paused = false;
  const play = fishPlay({
    game: { stakes: [500, 1_000], language: 'VI' } as unknown as GameView,
    words: wordsFor('VI'),
    amount: String,
    sound: { play: () => undefined },
    isFast: () => false,
    isPaused: () => paused,
    pause: () => Promise.resolve(),
  } as unknown as Table);
  const fish = [...play.stage.querySelectorAll<HTMLButtonElement>('.fish')];
  const asked: string[] = [];
  play.stage.addEventListener('play', () => asked.push('play'));
  return {
    play,
    fish,
    asked,
    result: () => play.stage.querySelector('.result')?.textContent,
    pause: (is: boolean) => {
      paused = is;
    },
  };
};

const shotsIn = (bet: Bet | string): readonly string[] =>
  typeof bet !== 'string' && 'shots' in bet ? bet.shots : [];

const volley = (caught: readonly boolean[], shots: readonly ('shark' | 'crab')[]): RoundView => ({
  id: 'one',
  stake: 1_000 * shots.length,
  win: 0,
  nonce: 0,
  pot: 0,
  request: { engine: 'fishing', stake: 1_000, shots },
  outcome: { engine: 'fishing', round: { caught, win: 0 } },
});

test('GAME-12 each touch of a fish is one shot, and shots made meanwhile go together', () => {
  const { play, fish, asked } = lay();
  fish[2]?.click();
  expect(asked).toEqual(['play']);
  const first = play.bet();
  expect(shotsIn(first)).toHaveLength(1);
  expect(play.wantsMore?.()).toBe(false);
  fish[0]?.click();
  fish[0]?.click();
  fish[4]?.click();
  expect(play.wantsMore?.()).toBe(true);
  const next = shotsIn(play.bet());
  expect([next.length, next[0]]).toEqual([3, next[1]]);
});

test('GAME-12 no more shots go together than a round takes, and none is made while the game waits', () => {
  const { play, fish, result, pause } = lay();
  for (let shot = 0; shot < MOST_SHOTS + 3; shot += 1) fish[1]?.click();
  expect(result()).toBe('Loạt đạn này đang bay.');
  expect(shotsIn(play.bet())).toHaveLength(MOST_SHOTS);
  pause(true);
  fish[1]?.click();
  expect(play.wantsMore?.()).toBe(false);
});

test('GAME-12 fishing is aimed with the arrow keys, and says what is aimed at', () => {
  const { play, fish, result } = lay();
  play.keys?.().ArrowRight?.();
  expect(fish[1]?.classList.contains('aimed')).toBe(true);
  expect(result()).toBe(fish[1]?.getAttribute('aria-label'));
  play.keys?.().ArrowLeft?.();
  play.keys?.().ArrowLeft?.();
  expect(fish.at(-1)?.classList.contains('aimed')).toBe(true);
  expect(shotsIn(play.bet())).toHaveLength(1);
});

test('GAME-12 a volley tells what it caught, also one whose page was lost', async () => {
  const { play, result } = lay();
  await play.show(volley([true, false], ['shark', 'crab']), () => undefined);
  expect(result()).toBe('Bắt được Cá mập: 60000');
  await play.show(volley([false], ['crab']), () => undefined);
  expect(result()).toBe('Chưa bắt được con nào.');
});

test('GAME-12 shots that were not sent are let go when a volley fails', () => {
  const { play, fish } = lay();
  fish[0]?.click();
  play.bet();
  fish[1]?.click();
  play.calm();
  expect(play.wantsMore?.()).toBe(false);
});
