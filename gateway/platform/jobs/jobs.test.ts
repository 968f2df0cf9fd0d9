import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Type from 'typebox';
import { capturedLog } from '../../testing/capturedLog.ts';
import { jobDriver, type JobDriver } from '../../testing/jobDriver.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { openAlerts } from '../../testing/poison.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { testRuntime, type TestRuntime } from '../../testing/testRuntime.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { addJobAnew, addJobs } from './addJobs.ts';
import { jobHandler } from './jobHandler.ts';
import { jobKind, type JobHandler } from './jobKind.ts';
import { freeJobs } from './jobLocks.ts';
import { jobStore } from './jobStore.ts';
import { everyPeriod, recurringJob } from './recurringJob.ts';
import { startJobs } from './startJobs.ts';

const HOUR = 3_600_000;
const count = jobKind({ name: 'count', payload: Type.Object({ number: Type.Integer() }), attempts: 3 });

let made: TestDatabase;
let gateways: readonly [Database, Database];
let runtime: TestRuntime;
let opened: JobDriver[];
beforeEach(async () => {
  made = await createTestDatabase();
  gateways = [openDatabase(made), openDatabase(made)];
  runtime = testRuntime();
  opened = [];
});
afterEach(async () => {
  for (const { close } of opened) await close();
  for (const database of gateways) await database.close();
  await made.drop();
});

const partsOf = (place: 0 | 1, log = silentLog) => ({ database: gateways[place], runtime, log });

/** Two gateways that do jobs by the clock of the test. */
const drivers = (handlersOf: (place: 0 | 1) => readonly JobHandler[]): [JobDriver, JobDriver] => {
  const both = ([0, 1] as const).map((place) =>
    jobDriver({ ...partsOf(place), connection: made.connection }, handlersOf(place)),
  );
  opened.push(...both);
  const [first, second] = both;
  if (first === undefined || second === undefined) throw new Error('No driver');
  return [first, second];
};

const add = (number: number, runAt = runtime.now(), key = String(number)) =>
  gateways[0].transaction((tx) => addJobs(tx, count, [{ key, payload: { number }, runAt }]));

const waiting = async () => {
  const { rows } = await gateways[0].queries.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM graphile_worker.jobs`,
  );
  return rows[0]?.total;
};

test('PORT-03 a job is stored with what causes it or not at all, and one key waits once', async () => {
  const job = { key: '1', payload: { number: 1 }, runAt: runtime.now() };
  await expect(
    gateways[0].transaction(async (tx) => {
      await addJobs(tx, count, [job]);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await waiting()).toBe(0);
  await Promise.all(gateways.map((database) => database.transaction((tx) => addJobs(tx, count, [job]))));
  expect(await waiting()).toBe(1);
});

test('PORT-03 of two gateways one does each job, at its time', async () => {
  const done: string[] = [];
  const [first, second] = drivers((place) => [
    jobHandler(count, ({ number }) => Promise.resolve(done.push(`${number} at ${place}`))),
  ]);
  const jobs = Array.from({ length: 200 }, (_, number) => ({
    key: String(number),
    payload: { number },
    runAt: new Date(runtime.now().getTime() + (number < 150 ? 0 : HOUR)),
  }));
  await gateways[0].transaction((tx) => addJobs(tx, count, jobs));
  await Promise.all([first.runDue(), second.runDue()]);
  expect(new Set(done.map((one) => one.split(' ')[0])).size).toBe(150);
  expect(done).toHaveLength(150);
  expect(new Set(done.map((one) => one.split(' ')[2])).size).toBe(2);
  runtime.advance(HOUR);
  await Promise.all([first.runDue(), second.runDue()]);
  expect(done).toHaveLength(200);
  expect(await waiting()).toBe(0);
});

test('PORT-03 a job that throws stops nobody else, is seen, and is tried again later each time until it is done', async () => {
  const tried: number[] = [];
  let isBroken = true;
  const [driver] = drivers(() => [
    jobHandler(count, async ({ number }) => {
      tried.push(number);
      await Promise.resolve();
      if (number === 1 && isBroken) throw new Error('broken');
    }),
  ]);
  for (const number of [1, 2, 3]) await add(number);
  await driver.runDue();
  expect(tried).toEqual([1, 2, 3]);
  const { queries } = gateways[0];
  expect(await openAlerts(queries)).toEqual([{ kind: 'job', target: 'count: 1', merchant: null }]);
  const [failed] = await jobStore(queries).failed(10);
  expect(failed).toMatchObject({ key: 'count: 1', attempts: 1, most: 3, reason: 'broken', isDead: false });
  const again = new Date((failed?.runAt.getTime() ?? 0) + 1);
  expect(again.getTime()).toBeGreaterThan(runtime.now().getTime());
  await driver.runDue();
  expect(tried).toHaveLength(3);
  isBroken = false;
  await driver.passTo(again);
  expect(tried).toEqual([1, 2, 3, 1]);
  expect(await openAlerts(queries)).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('PORT-03 a job that has used its attempts lies until the operator tries it again or drops it', async () => {
  let isBroken = true;
  const done: number[] = [];
  const [driver] = drivers(() => [
    jobHandler(count, async ({ number }) => {
      await Promise.resolve();
      if (isBroken) throw new Error('broken');
      done.push(number);
    }),
  ]);
  const { queries } = gateways[0];
  const store = jobStore(queries);
  await add(1);
  await add(2);
  const inADay = () => new Date(runtime.now().getTime() + 24 * HOUR);
  await driver.passTo(inADay());
  expect(await store.failed(10)).toMatchObject([
    { key: 'count: 1', attempts: 3, isDead: true },
    { key: 'count: 2', attempts: 3, isDead: true },
  ]);
  isBroken = false;
  await driver.passTo(inADay());
  expect([done, (await openAlerts(queries)).length]).toEqual([[], 2]);

  expect((await store.failed(10, 'Count: 2')).map(({ key }) => key)).toEqual(['count: 2']);
  const [first, second] = await store.failed(10);
  expect(await store.retry({ id: first?.id ?? '' }, runtime.now())).toBe(true);
  expect(await store.drop({ id: second?.id ?? '' })).toBe(true);
  await driver.runDue();
  expect([done, await waiting()]).toEqual([[1], 0]);
  expect(await openAlerts(queries)).toEqual([{ kind: 'job', target: 'count: 2', merchant: null }]);
});

test('what is looked at anew takes the place of a dead letter, and follows a job that runs', async () => {
  const { queries } = gateways[0];
  const done: number[] = [];
  let meanwhile = async (): Promise<void> => Promise.reject(new Error('broken'));
  const [driver] = drivers(() => [
    jobHandler(count, async ({ number }) => {
      await meanwhile();
      done.push(number);
    }),
  ]);
  const anew = (number: number) =>
    gateways[0].transaction((tx) =>
      addJobAnew(tx, count, { key: 'same', payload: { number }, runAt: runtime.now() }),
    );
  await add(1, runtime.now(), 'same');
  await driver.passTo(new Date(runtime.now().getTime() + HOUR));
  expect((await jobStore(queries).failed(10)).map(({ isDead }) => isDead)).toEqual([true]);
  meanwhile = async () => {
    meanwhile = () => Promise.resolve();
    await anew(3);
  };
  await anew(2);
  await driver.runDue();
  expect([done, await waiting(), await openAlerts(queries)]).toEqual([[2, 3], 0, []]);
});

test('a payload of another shape is no job, and what an error was given is kept nowhere', async () => {
  const { log, text } = capturedLog();
  const [driver] = drivers(() => [
    jobHandler(count, () => {
      throw new Error('Failed query: select $1 params: secret', { cause: new Error('no such table') });
    }),
  ]);
  const { queries } = gateways[0];
  await queries.execute(
    sql`SELECT graphile_worker.add_job('count', '{"number":"one"}', run_at => ${runtime.now()}::timestamptz)`,
  );
  await add(2);
  const own = jobDriver({ ...partsOf(0, log), connection: made.connection }, [
    jobHandler(count, () => {
      throw new Error('Failed query: select $1 params: secret', { cause: new Error('no such table') });
    }),
  ]);
  opened.push(own);
  await own.runDue();
  await driver.runDue();
  expect((await jobStore(queries).failed(10)).map(({ reason }) => reason)).toEqual([
    'The payload of "count" has another shape',
    'Failed query: no such table',
  ]);
  expect(text()).not.toContain('secret');
});

test('PORT-03 over 30 days of two gateways each hour comes once, though some fail', async () => {
  const done: string[] = [];
  let fails = 0;
  const hourly = (place: 0 | 1) =>
    recurringJob(partsOf(place), {
      name: 'each hour',
      next: everyPeriod(HOUR),
      work: async () => {
        await Promise.resolve();
        done.push(runtime.now().toISOString());
        if (done.length % 7 === 0) {
          fails += 1;
          throw new Error('broken');
        }
      },
    });
  const [first, second] = drivers((place) => [hourly(place)]);
  await Promise.all([hourly(0).begin(), hourly(1).begin()]);
  const start = runtime.now().getTime();
  for (let hours = 1; hours <= 30 * 24; hours += 1) {
    runtime.advance(HOUR);
    await Promise.all([first.runDue(), second.runDue()]);
  }
  const expected = Array.from({ length: 30 * 24 }, (_, hours) =>
    new Date(start + (hours + 1) * HOUR).toISOString(),
  );
  expect(done).toEqual(expected);
  expect(fails).toBe(Math.floor(expected.length / 7));
  expect(await openAlerts(gateways[0].queries)).toEqual([]);
  expect(await waiting()).toBe(1);
}, 120_000);

test('hours in which no gateway ran are left out, and the next comes at its time', async () => {
  const done: string[] = [];
  const hourly = recurringJob(partsOf(0), {
    name: 'each hour',
    next: everyPeriod(HOUR),
    work: () => Promise.resolve(done.push(runtime.now().toISOString())),
  });
  const [driver] = drivers(() => [hourly]);
  await hourly.begin();
  runtime.advance(10.5 * HOUR);
  await driver.runDue();
  expect(done).toHaveLength(1);
  await driver.passTo(new Date(runtime.now().getTime() + HOUR));
  expect(done.slice(1)).toEqual(['2026-11-20T16:00:00.000Z']);
});

/** Starts to do jobs as a gateway does, and resolves with the first number that it is given. */
const firstDone = () => {
  const done = Promise.withResolvers<number>();
  const handler = jobHandler(count, ({ number }) => Promise.resolve(done.resolve(number)));
  const stop = startJobs(partsOf(0), [handler], { poll: 20, free: 20 });
  return { done: done.promise, stop };
};

test('PORT-03 a job that is stored for now is done at once by a running gateway', async () => {
  const { done, stop } = firstDone();
  await gateways[1].transaction((tx) =>
    addJobs(tx, count, [{ key: '7', payload: { number: 7 }, runAt: new Date(0) }]),
  );
  expect(await done).toBe(7);
  await stop();
  expect(await waiting()).toBe(0);
});

test('PORT-03 the job of a gateway that was killed is taken up by another', async () => {
  await add(8, new Date(0));
  const child = fork(join(import.meta.dirname, '..', '..', 'testing', 'claimingProcess.ts'), {
    env: { ...process.env, JOB_DATABASE: JSON.stringify(made.connection), JOB_NAME: count.name },
  });
  expect(await once(child, 'message')).toEqual(['claimed', undefined]);
  const gone = once(child, 'exit');
  const { done, stop } = firstDone();
  child.kill('SIGKILL');
  await gone;
  expect(await done).toBe(8);
  await stop();
  expect(await waiting()).toBe(0);
});

test('PORT-03 how the database reads the table decided whether the jobs of a killed gateway were freed', async () => {
  const { queries } = gateways[0];
  await gateways[0].transaction((tx) =>
    addJobs(
      tx,
      count,
      Array.from({ length: 300 }, (_, number) => ({
        key: String(number),
        payload: { number },
        runAt: new Date(0),
      })),
    ),
  );
  const pool = gateways[0].newPool(1);
  await pool.query('ANALYZE graphile_worker._private_jobs');
  for (const join of ['hashjoin', 'nestloop', 'mergejoin']) {
    await pool.query(`SET enable_${join} = off`);
    await queries.execute(
      sql`UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now(), attempts = 1 WHERE key = 'count: 8'`,
    );
    expect(await freeJobs(pool)).toEqual([]);
    const { rows } = await queries.execute(
      sql`SELECT key FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`,
    );
    expect([join, rows]).toEqual([join, []]);
  }
  await queries.execute(
    sql`UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now(), attempts = 3 WHERE key = 'count: 7'`,
  );
  expect(await freeJobs(pool)).toEqual(['count: 7']);
  await pool.end();
});
