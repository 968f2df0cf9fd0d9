import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointName } from '#contract/endpoints';
import { migrateDatabase } from '../platform/database/migrateDatabase.ts';
import { startPostgres, type Postgres } from '../platform/postgres/startPostgres.ts';
import { addInjectedClock } from '../testing/postgres/injectedClock.ts';
import { ensureDatabase, withClient } from '../platform/postgres/connection.ts';
import { removeFolder, testFolder } from '../testing/postgres/testFolder.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';

const CALLERS = 8;
const TIMEOUT_MS = 120_000;

let folder: string;
let postgres: Postgres;
let gateway: TestGateway;

const start = async (): Promise<Postgres> =>
  startPostgres({ dataDir: folder, settings: { fsync: 'off' }, log: () => undefined });

beforeAll(async () => {
  folder = await testFolder('restart');
  postgres = await start();
  const { connection } = postgres;
  await ensureDatabase(connection);
  await migrateDatabase(connection);
  await withClient(connection, addInjectedClock);
  gateway = await testGateway({ beside: { connection } });
}, TIMEOUT_MS);
afterAll(async () => {
  await gateway.close();
  await postgres.stop();
  await removeFolder(folder);
}, TIMEOUT_MS);

const body = { from: 'MAIN', to: 'NVP', amount: '1000' };
const calls: readonly (readonly [EndpointName, object])[] = [
  ['balance', {}],
  ['memberInfo', {}],
  ['wallets', {}],
  ['rewards', {}],
  ['status', {}],
  ['walletTransfer', { body }],
  ['login', { body: { username: 'nobody', password: 'Wrong1234', type: 'username' } }],
];

/** Calls as members do, until it is stopped; answers what came. */
const startCallers = (token: string) => {
  const answers: string[] = [];
  let running = true;
  const caller = async (which: number): Promise<void> => {
    for (let index = which; running; index += 1) {
      const [name, sent] = calls[index % calls.length] ?? ['status', {}];
      const idempotencyKey = `${which}-${index}`;
      // The test itself reads the key for sealed bodies: without the database it has nothing to send.
      const answer = await gateway.call(name, { token, idempotencyKey, ...sent }).catch(() => undefined);
      if (answer === undefined) await pause(20);
      else answers.push(answer.status < 500 ? 'answered' : `${answer.status} ${answer.body.message}`);
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, which) => caller(which));
  return {
    answers,
    stop: async () => {
      running = false;
      await Promise.all(callers);
    },
  };
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(20);
};

const restarts = [
  [
    'is stopped and started',
    async () => {
      await postgres.stop();
      postgres = await start();
    },
  ],
  [
    'is killed',
    () => {
      process.kill(postgres.pid(), 'SIGKILL');
      return Promise.resolve();
    },
  ],
] as const;

test.each(restarts)(
  'FIX-06 calls while the database %s answered 500: they are told to try again, and answered afterwards',
  async (_how, restart) => {
    const { token } = await gateway.members.create();
    const { answers, stop } = startCallers(token);
    await until(() => answers.length > 100);
    await restart();
    await until(() => answers.includes('503 try_again'));
    await until(() => answers.slice(-100).every((answer) => answer === 'answered'));
    await stop();
    expect(new Set(answers)).toEqual(new Set(['answered', '503 try_again']));
  },
  TIMEOUT_MS,
);
