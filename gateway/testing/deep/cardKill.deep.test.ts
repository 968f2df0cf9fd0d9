import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { catalogue } from '../../sandbox/catalogue/catalogue.ts';
import { worldSeed } from '../../sandbox/catalogue/worldSeed.ts';
import type { PlayedView } from '../../sandbox/games/engine/gameWire.ts';
import { isUndecided, type RoundOutcome } from '../../sandbox/games/engine/playRound.ts';
import { simpleAct } from '../../sandbox/games/engine/poker/playVideoPoker.ts';
import type { RoundAct } from '../../sandbox/games/engine/roundActs.ts';
import { actsOf } from '../../sandbox/games/engine/steppedGames.ts';
import { houseAct } from '../../sandbox/games/engine/phom/houseAct.ts';
import { houseMove } from '../../sandbox/games/engine/tienLen/houseMove.ts';
import { playAct, viewOfPlayer } from '../../sandbox/games/engine/tienLen/playTienLen.ts';
import { killableGateway } from './killableGateway.ts';
import { vendorPlayer } from './vendorPlayers.ts';

const KILLS = Number(process.env.DEEP_VENDOR_KILLS ?? 60);
const START = 100_000_000n;
const HOUR = 3_600_000;
const victims = ['gateway', 'database', 'both'] as const;
const motifs = ['poker-jacks', 'tien-len', 'poker-aces', 'tien-len-pairs', 'phom'];

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

/** The first open card game of the catalogue with this cover. */
const codeOf = (motif: string): string => {
  const found = catalogue(worldSeed).games.find(
    ({ gameType, cover, state, isGame }) =>
      gameType === 'PVP' && cover.motif === motif && state === 'open' && isGame === 'GAME',
  );
  if (found === undefined) throw new Error(`No card game shows ${motif}`);
  return found.gameCode;
};

const seat = async (account: string, motif: string) => {
  await order('member', 'add', account, '--temporary', 'no');
  await order('money', 'credit', account, String(START), '--reason', 'to play with', '--key', account);
  const { code } = await order('member', 'handover', account);
  const player = await vendorPlayer(gateway.address, String(code), codeOf(motif));
  return { account, player, stake: player.game.stakes[0] ?? 1, sums: { rounds: 0, net: 0n } };
};
type Seat = Awaited<ReturnType<typeof seat>>;

/** The act that the hint shows. */
const hintOf = (outcome: RoundOutcome): RoundAct => {
  if (outcome.engine === 'videopoker') return simpleAct(outcome.round);
  if (outcome.engine === 'phom') return houseAct(outcome.round.view);
  if (outcome.engine !== 'tienlen') throw new Error(outcome.engine);
  return playAct(houseMove(viewOfPlayer(outcome.round))?.cards ?? []);
};

type Ask = (call: () => Promise<PlayedView | undefined>) => Promise<PlayedView | undefined>;

/** Plays a round to its end and counts it; false when an answer stayed away. */
const finish = async ({ player, stake, sums }: Seat, key: string, ask: Ask): Promise<boolean> => {
  let played = await ask(() => player.round(key, stake));
  while (played !== undefined && isUndecided(played.round.outcome)) {
    const { id, outcome } = played.round;
    played = await ask(() => player.act(id, actsOf(outcome).length, hintOf(outcome)));
  }
  if (played === undefined) return false;
  sums.rounds += 1;
  sums.net += BigInt(played.round.win - played.round.stake);
  return true;
};

/** Plays until it is stopped or an answer stays away; then the key is the one to ask again with. */
const play = async (one: Seat, name: string, running: () => boolean): Promise<string | undefined> => {
  for (let index = 0; running(); index += 1) {
    const key = `${name}-${index}`.padEnd(8, '_');
    if (!(await finish(one, key, (call) => call()))) return key;
  }
  return undefined;
};

const insist: Ask = async (call) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const played = await call();
    if (played !== undefined) return played;
    await pause(50);
  }
  throw new Error('No answer');
};

const kill = async (victim: (typeof victims)[number]): Promise<void> => {
  if (victim !== 'database') await gateway.killGateway();
  if (victim !== 'gateway') await gateway.killDatabase();
  if (victim !== 'database') await gateway.start();
};

test(
  'GAME-12 gateway and database killed while cards are held and played: each round is taken up where it stopped, ends once and is paid once',
  async () => {
    const seats: Seat[] = [];
    for (const [place, motif] of motifs.entries()) seats.push(await seat(`cards${place}`, motif));
    const delays = fc.sample(fc.integer({ min: 5, max: 250 }), { numRuns: KILLS, seed: 51 });
    let unanswered = 0;
    for (const [round, delay] of delays.entries()) {
      let running = true;
      const plays = seats.map((one, place) => play(one, `c${round}-${place}`, () => running));
      await pause(150 + delay);
      await kill(victims[round % victims.length] ?? 'both');
      running = false;
      for (const [place, key] of (await Promise.all(plays)).entries()) {
        const one = seats[place];
        if (key === undefined || one === undefined) continue;
        unanswered += 1;
        await finish(one, key, insist);
      }
      for (const { account, sums } of seats) {
        const { balance } = await order('money', 'show', account);
        expect([round, account, balance]).toMatchObject([
          round,
          account,
          { amount: (START + sums.net).toString() },
        ]);
      }
      expect([round, (await order('money', 'check')).sound]).toEqual([round, true]);
    }
    const rounds = seats.reduce((sum, { sums }) => sum + sums.rounds, 0);
    process.stdout.write(`${JSON.stringify({ kills: KILLS, rounds, unanswered })}\n`);
    expect(rounds).toBeGreaterThan(KILLS);
  },
  HOUR,
);
