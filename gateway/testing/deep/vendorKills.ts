import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { killableGateway } from './killableGateway.ts';
import { vendorPlayer } from './vendorPlayers.ts';

const KILLS = Number(process.env.DEEP_VENDOR_KILLS ?? 60);
const START = 100_000_000n;
const BETWEEN_TRIES_MS = 50;
const TRIES = 200;

const victims = ['gateway', 'database', 'both'] as const;
type Victim = (typeof victims)[number];

/** A member at a game, with what came back of it. */
export interface Seat {
  readonly account: string;
  readonly player: Awaited<ReturnType<typeof vendorPlayer>>;
  readonly stake: number;
  readonly sums: { rounds: number; net: bigint };
}

/** Calls until an answer comes. */
export const insist = async <Answer>(call: () => Promise<Answer | undefined>): Promise<Answer> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await call();
    if (answer !== undefined) return answer;
    await pause(BETWEEN_TRIES_MS);
  }
  throw new Error('No answer');
};

/** A gateway and a database that are killed in turn while members play at the sandbox vendor. */
export const vendorKills = async () => {
  const gateway = await killableGateway();
  await gateway.start();

  const order = async (...argv: readonly string[]) => {
    const row = await gateway.order(...argv);
    if (row === undefined) throw new Error(`No answer to ${argv.join(' ')}`);
    return row;
  };

  const kill = async (victim: Victim): Promise<void> => {
    if (victim !== 'database') await gateway.killGateway();
    if (victim !== 'gateway') await gateway.killDatabase();
    if (victim !== 'database') await gateway.start();
  };

  return {
    seat: async (account: string, gameCode: string): Promise<Seat> => {
      await order('member', 'add', account, '--temporary', 'no');
      await order('money', 'credit', account, String(START), '--reason', 'to play with', '--key', account);
      const { code } = await order('member', 'handover', account);
      const player = await vendorPlayer(gateway.address, String(code), gameCode);
      return { account, player, stake: player.game.stakes[0] ?? 1, sums: { rounds: 0, net: 0n } };
    },

    /**
     * Kills `KILLS` times while `play` plays at every seat. It plays while `running` holds and answers the key of the
     * round whose answer stayed away, which `finish` then ends. After each kill all balances and the books are compared.
     */
    run: async (
      seats: readonly Seat[],
      seed: number,
      play: (seat: Seat, name: string, running: () => boolean) => Promise<string | undefined>,
      finish: (seat: Seat, key: string) => Promise<unknown>,
    ): Promise<void> => {
      const delays = fc.sample(fc.integer({ min: 5, max: 250 }), { numRuns: KILLS, seed });
      let unanswered = 0;
      for (const [round, delay] of delays.entries()) {
        let running = true;
        const plays = seats.map((seat, place) => play(seat, `k${round}-${place}`, () => running));
        await pause(150 + delay);
        await kill(victims[round % victims.length] ?? 'both');
        running = false;
        for (const [place, key] of (await Promise.all(plays)).entries()) {
          const seat = seats[place];
          if (key === undefined || seat === undefined) continue;
          unanswered += 1;
          await finish(seat, key);
        }
        for (const { account, sums } of seats) {
          const { balance } = await order('money', 'show', account);
          const amount = (START + sums.net).toString();
          expect([round, account, balance]).toMatchObject([round, account, { amount }]);
        }
        expect([round, (await order('money', 'check')).sound]).toEqual([round, true]);
      }
      const rounds = seats.reduce((sum, { sums }) => sum + sums.rounds, 0);
      process.stdout.write(`${JSON.stringify({ kills: KILLS, rounds, unanswered })}\n`);
      expect(rounds).toBeGreaterThan(KILLS);
    },

    close: gateway.close,
  };
};
