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
import { insist, vendorKills, type Seat } from './vendorKills.ts';

const HOUR = 3_600_000;
const motifs = ['poker-jacks', 'tien-len', 'poker-aces', 'tien-len-pairs', 'phom'];

let table: Awaited<ReturnType<typeof vendorKills>>;
beforeAll(async () => {
  table = await vendorKills();
}, HOUR);
afterAll(() => table.close(), HOUR);

/** The first open card game of the catalogue with this cover. */
const codeOf = (motif: string): string => {
  const found = catalogue(worldSeed).games.find(
    ({ gameType, cover, state, isGame }) =>
      gameType === 'PVP' && cover.motif === motif && state === 'open' && isGame === 'GAME',
  );
  if (found === undefined) throw new Error(`No card game shows ${motif}`);
  return found.gameCode;
};

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

test(
  'GAME-12 gateway and database killed while cards are held and played: each round is taken up where it stopped, ends once and is paid once',
  async () => {
    const seats: Seat[] = [];
    for (const [place, motif] of motifs.entries())
      seats.push(await table.seat(`cards${place}`, codeOf(motif)));
    await table.run(seats, 51, play, (seat, key) => finish(seat, key, insist));
  },
  HOUR,
);
