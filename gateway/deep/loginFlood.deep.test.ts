import { setTimeout as pause } from 'node:timers/promises';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Value } from '#contract/wireTypes';
import { altchaProof } from '../human/altchaProof.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';

const SECONDS = Number(process.env.DEEP_SECONDS ?? 30);
const A_SECOND = 200;
const HOUR = 3_600_000;
const PATIENCE = 5_000;

let gateway: TestGateway;
afterEach(() => gateway.close());

const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

const proofOf = async (): Promise<string> => {
  const { body } = await gateway.call('humanChallenge', { query: { action: 'login' } });
  const { challenge } = body.value as Extract<Value<'humanChallenge'>, { provider: 'altcha' }>;
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** Wrong log-ins of many accounts from as many addresses at a steady rate, while a member logs in every second. */
const flood = async (enter: () => Promise<number>) => {
  const statuses = new Map<number, number>();
  const waits: number[] = [];
  const entered: number[] = [];
  const sent: Promise<void>[] = [];
  const memory = process.memoryUsage().rss;
  for (let tick = 0; tick < SECONDS * 10; tick += 1) {
    const began = performance.now();
    for (let at = 0; at < A_SECOND / 10; at += 1) {
      const number = tick * 20 + at;
      const body = { username: `victim${number % 997}`, password: `guess ${number}`, type: 'username' };
      sent.push(
        gateway.call('login', { ip: addressOf(number), body }).then(({ status }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
    if (tick % 10 === 5) {
      const start = performance.now();
      sent.push(
        enter().then((status) => {
          entered.push(status);
          waits.push(performance.now() - start);
        }),
      );
    }
    await pause(Math.max(0, 100 - (performance.now() - began)));
  }
  await Promise.all(sent);
  globalThis.gc?.();
  return {
    entered,
    slowest: Math.round(Math.max(...waits)),
    statuses: Object.fromEntries(statuses),
    grownMB: Math.round((process.memoryUsage().rss - memory) / 1_048_576),
  };
};

const told = (title: string, outcome: Awaited<ReturnType<typeof flood>>): void =>
  void process.stdout.write(`${JSON.stringify({ title, ...outcome, entered: outcome.entered.length })}\n`);

test(
  'security row 18: a member logs in from home while 200 wrong log-ins a second come from everywhere else',
  async () => {
    gateway = await testGateway();
    await gateway.members.create({ account: 'lan', password: 'right' });
    const login = async () =>
      (
        await gateway.call('login', {
          ip: '192.0.2.1',
          body: { username: 'lan', password: 'right', type: 'username' },
        })
      ).status;
    expect(await login()).toBe(200);
    const outcome = await flood(login);
    told('known place, no human verification', outcome);
    expect(new Set(outcome.entered)).toEqual(new Set([200]));
    expect(outcome.slowest).toBeLessThan(PATIENCE);
    expect(outcome.statuses[503] ?? 0).toBeGreaterThan(0);
    expect(outcome.grownMB).toBeLessThan(150);
  },
  HOUR,
);

test(
  'security row 18: with human verification a member logs in from anywhere through the same flood, which is never hashed',
  async () => {
    gateway = await testGateway({ human: altchaProof });
    await gateway.members.create({ account: 'lan', password: 'right' });
    let place = 0;
    const outcome = await flood(async () => {
      place += 1;
      const human = await proofOf();
      const body = { username: 'lan', password: 'right', type: 'username', human };
      return (await gateway.call('login', { ip: `203.0.${place % 250}.1`, body })).status;
    });
    told('human verification', outcome);
    expect(new Set(outcome.entered)).toEqual(new Set([200]));
    expect(outcome.slowest).toBeLessThan(PATIENCE);
    expect(Object.keys(outcome.statuses)).toEqual(['400']);
    expect(outcome.grownMB).toBeLessThan(150);
  },
  HOUR,
);
