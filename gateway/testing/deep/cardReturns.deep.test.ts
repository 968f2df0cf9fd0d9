import type { Draws } from '../../platform/fairness/seedDraws.ts';
import { random } from '../../platform/runtime/random.ts';
import { placesRtp } from '../../sandbox/games/engine/placePays.ts';
import { phomWin, playPhom } from '../../sandbox/games/engine/phom/playPhom.ts';
import { playTienLen, tienLenWin } from '../../sandbox/games/engine/tienLen/playTienLen.ts';

const PATIENCE = 3_600_000;
const ROUNDS = 100_000;

const drawsBy = (round: number): Draws => {
  const { int } = random(`cards ${round}`);
  return { below: (limit) => int(0, limit - 1) };
};

const games = {
  'Tiến Lên': (draws: Draws) => {
    const ended = playTienLen(['auto'], draws);
    return { win: tienLenWin(ended, 20), place: ended.place, sweep: ended.instantWinner };
  },
  Phỏm: (draws: Draws) => {
    const ended = playPhom(['auto'], draws);
    return { win: phomWin(ended, 20), place: ended.place, sweep: ended.fullSeat };
  },
};

test.each(Object.entries(games))(
  'GAME-12 100,000 rounds of %s, played as the hint shows, give the player each place equally often and return what is published',
  (_, play) => {
    const places = [0, 0, 0, 0];
    let [sum, squares, sweeps] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { place, sweep, ...ended } = play(drawsBy(round));
      const win = ended.win / 20;
      sum += win;
      squares += win * win;
      if (sweep === null) places[place ?? 3] = (places[place ?? 3] ?? 0) + 1;
      else sweeps += 1;
    }
    const mean = sum / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    // Standard errors within which 99.9 per cent of all samples are.
    expect(Math.abs(mean - placesRtp / 10_000)).toBeLessThan(3.29 * error);
    const played = ROUNDS - sweeps;
    for (const count of places)
      expect(Math.abs(count / played - 0.25)).toBeLessThan(3.29 * Math.sqrt((0.25 * 0.75) / played));
  },
  PATIENCE,
);
