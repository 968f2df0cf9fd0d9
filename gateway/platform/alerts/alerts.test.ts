import { capturedLog } from '../../testing/capturedLog.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { alertDesk } from './alertDesk.ts';
import { alertStore } from './alertStore.ts';
import { workRunner } from './workRunner.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const withLog = () => {
  const { log, text } = capturedLog();
  const parts = { database: gateway.database, runtime: gateway.clock, log };
  return { parts, errors: () => text().split('an alert was opened').length - 1 };
};
const openOnes = async () =>
  (await alertStore(gateway.database.queries).open(10)).map(({ target, reason, count }) => ({
    target,
    reason,
    count,
  }));

test('what fails again and again is one alert that counts, and one error in the log (SOUND-01)', async () => {
  const { parts, errors } = withLog();
  const desk = alertDesk(parts);
  const subject = { kind: 'balances', target: 'books' } as const;
  const raise = () => desk.raise({ ...subject, merchant: null, error: new Error('3 accounts differ') });
  await raise();
  await raise();
  expect(await openOnes()).toEqual([{ target: 'books', reason: '3 accounts differ', count: 2 }]);
  expect(errors()).toBe(1);
  await desk.succeed(subject);
  expect(await openOnes()).toEqual([]);
  await raise();
  expect(await openOnes()).toEqual([{ target: 'books', reason: '3 accounts differ', count: 1 }]);
  expect(errors()).toBe(2);
  await desk.succeed(subject);
});

test('of pieces of work the one that fails opens an alert, the others are done, and its next success closes it', async () => {
  const { parts } = withLog();
  const done: string[] = [];
  const round = async (isBroken: boolean): Promise<void> => {
    const run = await workRunner(parts);
    await run('first', null, () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()));
    await run('second', 'aurora', () => Promise.resolve(done.push('second')));
  };
  await round(true);
  expect(done).toEqual(['second']);
  expect(await openOnes()).toEqual([{ target: 'first', reason: 'broken', count: 1 }]);
  await round(false);
  expect(await openOnes()).toEqual([]);
});

test('with two gateways the success of one closed the alert of the other, which opened it again each second (SOUND-01)', async () => {
  const { parts, errors } = withLog();
  const round = async (gateway: string, isBroken: boolean): Promise<void> => {
    const run = await workRunner(parts, gateway);
    await run('third', null, () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()));
  };
  const alert = async () => (await openOnes()).map(({ target, count }) => [target, count]);
  for (let times = 0; times < 3; times += 1) {
    await round('one', true);
    await round('two', false);
  }
  expect([await alert(), errors()]).toEqual([[['third', 3]], 1]);
  await round('two', true);
  await round('one', false);
  expect(await alert()).toEqual([['third', 4]]);
  await round('two', false);
  expect(await alert()).toEqual([]);
});

test('an alert of a gateway that has ended is closed by another, once it was silent for ten minutes (SOUND-01)', async () => {
  const { parts } = withLog();
  const round = async (gateway: string, work: () => Promise<unknown>): Promise<void> =>
    (await workRunner(parts, gateway))('fourth', null, work);
  await round('ended', () => Promise.reject(new Error('broken')));
  gateway.clock.advance(10 * 60_000);
  await round('other', () => Promise.resolve());
  expect(await openOnes()).toHaveLength(1);
  gateway.clock.advance(1);
  await round('other', () => Promise.resolve());
  expect(await openOnes()).toEqual([]);
});

test('a query in an alert keeps to itself what it was given', async () => {
  const { parts } = withLog();
  const error = new Error('Failed query: select $1 params: secret', { cause: new Error('no such table') });
  await alertDesk(parts).raise({ kind: 'work', target: 'query', merchant: 'aurora', error });
  expect(await openOnes()).toEqual([{ target: 'query', reason: 'Failed query: no such table', count: 1 }]);
});
