import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { killableGateway } from './killableGateway.ts';

const KILLS = Number(process.env.DEEP_KILLS ?? 200);
const WRITERS = 8;
const AMOUNT = 7n;
const HOUR = 3_600_000;

type Victim = 'gateway' | 'database' | 'both';
const victims: readonly Victim[] = ['gateway', 'database', 'both'];

let gateway: Awaited<ReturnType<typeof killableGateway>>;

beforeAll(async () => {
  gateway = await killableGateway();
  await gateway.start();
}, HOUR);
afterAll(() => gateway.close(), HOUR);

const credit = (key: string) =>
  gateway.order('money', 'credit', 'target', String(AMOUNT), '--reason', 'kill test', '--key', key);

/** Writers that book until they are stopped or get no answer; the keys without one are kept. */
const startWriters = (round: number) => {
  const sent = { acknowledged: 0, unanswered: [] as string[] };
  let running = true;
  const write = async (writer: number) => {
    for (let index = 0; running; index += 1) {
      const key = `${round}-${writer}-${index}`;
      if ((await credit(key)) === undefined) {
        sent.unanswered.push(key);
        return;
      }
      sent.acknowledged += 1;
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  return async () => {
    running = false;
    await Promise.all(writers);
    return sent;
  };
};

const kill = async (victim: Victim): Promise<void> => {
  if (victim !== 'database') await gateway.killGateway();
  if (victim !== 'gateway') await gateway.killDatabase();
  if (victim !== 'database') await gateway.start();
};

/** Asks again until there is an answer: the database may be on its way back, or still on its way down. */
const insist = async (ask: () => ReturnType<typeof gateway.order>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const row = await ask();
    if (row !== undefined) return row;
    await pause(50);
  }
  throw new Error('No answer after ten seconds');
};

test(
  'API-04 gateway and database killed while money moves: nothing acknowledged is lost, nothing is booked twice, the books are sound',
  async () => {
    await gateway.order('member', 'add', 'target');
    // Drawn from the seed, so that a failing run can be repeated with the same moments.
    const delays = fc.sample(fc.integer({ min: 5, max: 250 }), { numRuns: KILLS, seed: 88 });
    let booked = 0n;
    let hadBeenBooked = 0;
    let unanswered = 0;
    for (const [round, delay] of delays.entries()) {
      const stop = startWriters(round);
      await pause(150 + delay);
      await kill(victims[round % victims.length] ?? 'both');
      const sent = await stop();
      for (const key of sent.unanswered)
        if ((await insist(() => credit(key))).repeated === true) hadBeenBooked += 1;
      unanswered += sent.unanswered.length;
      booked += BigInt(sent.acknowledged + sent.unanswered.length);
      const shown = await insist(() => gateway.order('money', 'show', 'target'));
      expect([round, shown.balance]).toMatchObject([round, { amount: (booked * AMOUNT).toString() }]);
      const check = await insist(() => gateway.order('money', 'check'));
      expect([round, check.sound]).toEqual([round, true]);
    }
    process.stdout.write(
      `${JSON.stringify({ kills: KILLS, booked: booked.toString(), unanswered, hadBeenBooked })}\n`,
    );
    expect(booked).toBeGreaterThan(BigInt(KILLS));
  },
  HOUR,
);
