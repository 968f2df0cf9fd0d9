import type { PlayedView } from '../../sandbox/games/engine/gameWire.ts';
import { insist, vendorKills, type Seat } from './vendorKills.ts';

const PLAYERS = 4;
const HOUR = 3_600_000;

let table: Awaited<ReturnType<typeof vendorKills>>;
beforeAll(async () => {
  table = await vendorKills();
}, HOUR);
afterAll(() => table.close(), HOUR);

const count = ({ sums }: Seat, { round }: PlayedView): void => {
  sums.rounds += 1;
  sums.net += BigInt(round.win - round.stake);
};

/** Plays until it is stopped or an answer stays away; then the key is the one to ask again with. */
const play = async (seat: Seat, name: string, running: () => boolean): Promise<string | undefined> => {
  for (let index = 0; running(); index += 1) {
    const key = `${name}-${index}`.padEnd(8, '_');
    const played = await seat.player.round(key, seat.stake);
    if (played === undefined) return key;
    count(seat, played);
  }
  return undefined;
};

test(
  'GAME-12 gateway and database killed while rounds are played and settled: each round is paid once, and one retry with its key tells how it ended',
  async () => {
    const seats: Seat[] = [];
    for (let place = 0; place < PLAYERS; place += 1)
      seats.push(await table.seat(`player${place}`, 'RNG0001'));
    await table.run(seats, 77, play, async (seat, key) =>
      count(seat, await insist(() => seat.player.round(key, seat.stake))),
    );
  },
  HOUR,
);
