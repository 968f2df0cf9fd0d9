import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { killableGateway } from './killableGateway.ts';
import { vendorPlayer } from './vendorPlayers.ts';

const KILLS = Number(process.env.DEEP_VENDOR_KILLS ?? 60);
const PLAYERS = 4;
const START = 100_000_000n;
const HOUR = 3_600_000;

type Victim = 'gateway' | 'database' | 'both';
const victims: readonly Victim[] = ['gateway', 'database', 'both'];

let gateway: Awaited<ReturnType<typeof killableGateway>>;
beforeAll(async () => {
  gateway = await killableGateway();
  await gateway.start();
}, HOUR);
afterAll(() => gateway.close(), HOUR);

const order = async (...argv: readonly string[]) => {
  const row = await gateway.order(...argv);
  if (row === undefined) throw new Error(`No answer to ${argv.join(' ')}`);
  return row;
};

const seat = async (account: string) => {
  await order('member', 'add', account, '--temporary', 'no');
  await order('money', 'credit', account, String(START), '--reason', 'to play with', '--key', account);
  const { code } = await order('member', 'handover', account);
  const player = await vendorPlayer(gateway.address, String(code), 'RNG0001');
  const sums = { rounds: 0, net: 0n };
  const take = ({ round }: NonNullable<Awaited<ReturnType<typeof player.round>>>): void => {
    sums.rounds += 1;
    sums.net += BigInt(round.win - round.stake);
  };
  return { account, player, sums, take, stake: player.game.stakes[0] ?? 1 };
};
type Seat = Awaited<ReturnType<typeof seat>>;

/** Plays until it is stopped or an answer stays away; then the key is the one to ask again with. */
const play = async ({ player, take, stake }: Seat, name: string, running: () => boolean) => {
  for (let index = 0; running(); index += 1) {
    const key = `${name}-${index}`.padEnd(8, '_');
    const played = await player.round(key, stake);
    if (played === undefined) return key;
    take(played);
  }
  return undefined;
};

const insist = async ({ player, take, stake }: Seat, key: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const played = await player.round(key, stake);
    if (played !== undefined) return take(played);
    await pause(50);
  }
  throw new Error(`No answer for ${key}`);
};

const kill = async (victim: Victim): Promise<void> => {
  if (victim !== 'database') await gateway.killGateway();
  if (victim !== 'gateway') await gateway.killDatabase();
  if (victim !== 'database') await gateway.start();
};

test(
  'GAME-12 gateway and database killed while rounds are played and settled: each round is paid once, and one retry with its key tells how it ended',
  async () => {
    const seats: Seat[] = [];
    for (let place = 0; place < PLAYERS; place += 1) seats.push(await seat(`player${place}`));
    const delays = fc.sample(fc.integer({ min: 5, max: 250 }), { numRuns: KILLS, seed: 77 });
    let unanswered = 0;
    for (const [round, delay] of delays.entries()) {
      let running = true;
      const plays = seats.map((one, place) => play(one, `k${round}-${place}`, () => running));
      await pause(150 + delay);
      await kill(victims[round % victims.length] ?? 'both');
      running = false;
      const keys = await Promise.all(plays);
      for (const [place, key] of keys.entries()) {
        const one = seats[place];
        if (key === undefined || one === undefined) continue;
        unanswered += 1;
        await insist(one, key);
      }
      for (const { account, sums } of seats) {
        const { balance } = await order('money', 'show', account);
        expect([round, account, balance]).toMatchObject([
          round,
          account,
          { amount: (START + sums.net).toString() },
        ]);
      }
      const check = await order('money', 'check');
      expect([round, check.sound]).toEqual([round, true]);
    }
    const rounds = seats.reduce((sum, { sums }) => sum + sums.rounds, 0);
    process.stdout.write(`${JSON.stringify({ kills: KILLS, rounds, unanswered })}\n`);
    expect(rounds).toBeGreaterThan(KILLS);
  },
  HOUR,
);
