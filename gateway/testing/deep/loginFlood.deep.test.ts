import { setTimeout as pause } from 'node:timers/promises';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Value } from '#contract/wireTypes';
import { floodDriver } from './floodDriver.ts';
import { killableGateway } from './killableGateway.ts';

const SECONDS = Number(process.env.DEEP_SECONDS ?? 30);
const A_SECOND = 200;
const HOUR = 3_600_000;
/** What a member waits at most while the flood lasts. */
const PATIENCE = 5_000;
/** How long the memory is given to come back. */
const REST = 10_000;

const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

let gateway: Awaited<ReturnType<typeof killableGateway>>;
let driver: ReturnType<typeof floodDriver>;
let password: string;

const open = async (human: 'off' | 'altcha'): Promise<void> => {
  gateway = await killableGateway({ HUMAN: human, TRUST_PROXY: '1' });
  await gateway.start();
  driver = floodDriver(gateway.address(), 'wireframe');
  const row = await gateway.order('member', 'add', 'lan', '--temporary', 'no');
  password = String(row?.password);
};
afterEach(async () => {
  driver.close();
  await gateway.close();
}, HOUR);

const proof = async (): Promise<string> => {
  const { value } = await driver.call('humanChallenge', { query: '?action=login' });
  const { challenge } = value as Extract<Value<'humanChallenge'>, { provider: 'altcha' }>;
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

const right = async (ip: string, human?: string): Promise<number> => {
  const body = { username: 'lan', password, type: 'username', human };
  return (await driver.call('login', { ip, body })).status;
};

/** Presses the button again when asked to. */
const insist = async (ip: string): Promise<number> => {
  const status = await right(ip, await proof());
  if (status !== 503) return status;
  await pause(1_000);
  return insist(ip);
};

/** Wrong log-ins of many accounts from as many addresses at a steady rate, while a member logs in every second. */
const flood = async (enter: () => Promise<number>) => {
  const statuses = new Map<number, number>();
  const waits: number[] = [];
  const entered = new Set<number>();
  const sent: Promise<void>[] = [];
  const before = await gateway.memoryMB();
  for (let tick = 0; tick < SECONDS * 10; tick += 1) {
    const began = performance.now();
    for (let at = 0; at < A_SECOND / 10; at += 1) {
      const number = (tick * A_SECOND) / 10 + at;
      const body = { username: `victim${number % 997}`, password: `guess ${number}`, type: 'username' };
      sent.push(
        driver.call('login', { ip: addressOf(number), body }).then(({ status }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
    if (tick % 10 === 5) {
      const start = performance.now();
      sent.push(
        enter().then((status) => {
          entered.add(status);
          waits.push(performance.now() - start);
        }),
      );
    }
    await pause(Math.max(0, 100 - (performance.now() - began)));
  }
  await Promise.all(sent);
  const top = await gateway.memoryMB();
  await pause(REST);
  return {
    entered: [...entered],
    logins: waits.length,
    slowest: Math.round(Math.max(...waits)),
    statuses: Object.fromEntries(statuses),
    memoryMB: { before, top, after: await gateway.memoryMB() },
  };
};

const judge = (title: string, outcome: Awaited<ReturnType<typeof flood>>): void => {
  process.stdout.write(`${JSON.stringify({ title, ...outcome })}\n`);
  expect(outcome.entered).toEqual([200]);
  expect(outcome.slowest).toBeLessThan(PATIENCE);
  expect(outcome.memoryMB.after - outcome.memoryMB.before).toBeLessThan(150);
};

test(
  'security row 18: a member logs in from home while 200 wrong log-ins a second come from everywhere else',
  async () => {
    await open('off');
    expect(await right('192.0.2.1')).toBe(200);
    const outcome = await flood(() => right('192.0.2.1'));
    judge('known place, no human verification', outcome);
    expect(outcome.statuses[503] ?? 0).toBeGreaterThan(0);
  },
  HOUR,
);

test(
  'security row 18: with human verification a member logs in from anywhere through the same flood, which is never hashed',
  async () => {
    await open('altcha');
    let place = 0;
    const outcome = await flood(() => insist(`203.0.${(place += 1) % 250}.1`));
    judge('human verification', outcome);
    expect(Object.keys(outcome.statuses).filter((status) => status !== '503')).toEqual(['400']);
  },
  HOUR,
);
