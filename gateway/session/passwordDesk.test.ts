import { testRuntime } from '../testing/testRuntime.ts';
import { passwordDesk } from './passwordDesk.ts';

test('two log-ins of a lane are at work at once, the third waits for its turn; the other lane does not wait', async () => {
  const desk = passwordDesk(testRuntime());
  const gates = ['a', 'b', 'c', 'd'].map(() => Promise.withResolvers<undefined>());
  const begun: number[] = [];
  const enter = (lane: 'known' | 'unknown', place: number) =>
    desk.admit(lane, () => {
      begun.push(place);
      return gates[place]?.promise ?? Promise.reject(new Error('No gate'));
    });
  const entered = [enter('known', 0), enter('known', 1), enter('known', 2), enter('unknown', 3)];
  expect(begun).toEqual([0, 1, 3]);
  gates[0]?.resolve(undefined);
  await entered[0];
  expect(begun).toEqual([0, 1, 3, 2]);
  for (const { resolve } of gates) resolve(undefined);
  await Promise.all(entered);
});

test('a password is told right from wrong in both lanes', async () => {
  const desk = passwordDesk(testRuntime());
  const hash = await desk.known.make('hoa-sen-nở-88');
  for (const lane of ['known', 'unknown'] as const) {
    expect(await desk.admit(lane, (verify) => verify('hoa-sen-nở-88', hash))).toBe(true);
    expect(await desk.admit(lane, (verify) => verify('hoa-sen', hash))).toBe(false);
  }
});
