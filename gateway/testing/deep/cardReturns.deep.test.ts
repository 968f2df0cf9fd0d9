import type { Draws } from '../../platform/fairness/seedDraws.ts';
import { random } from '../../platform/runtime/random.ts';
import { placesRtp } from '../../sandbox/games/engine/placePays.ts';
import { playTienLen, tienLenWin } from '../../sandbox/games/engine/tienLen/playTienLen.ts';

const PATIENCE = 3_600_000;
const ROUNDS = 100_000;

const drawsBy = (round: number): Draws => {
  const { int } = random(`tien len ${round}`);
  return { below: (limit) => int(0, limit - 1) };
};

test(
  'GAME-12 100,000 rounds of Tiến Lên, played as the hint shows, give the player each place equally often and return what is published',
  () => {
    const places = [0, 0, 0, 0];
    let [sum, squares, whites] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ended = playTienLen(['auto'], drawsBy(round));
      const win = tienLenWin(ended, 20) / 20;
      sum += win;
      squares += win * win;
      if (ended.instantWinner === null) places[ended.place ?? 3] = (places[ended.place ?? 3] ?? 0) + 1;
      else whites += 1;
    }
    const mean = sum / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    // Standard errors within which 99.9 per cent of all samples are.
    expect(Math.abs(mean - placesRtp / 10_000)).toBeLessThan(3.29 * error);
    const played = ROUNDS - whites;
    for (const count of places)
      expect(Math.abs(count / played - 0.25)).toBeLessThan(3.29 * Math.sqrt((0.25 * 0.75) / played));
  },
  PATIENCE,
);
