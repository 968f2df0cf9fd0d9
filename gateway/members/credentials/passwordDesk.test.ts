import { testRuntime } from '../../testing/testRuntime.ts';
import { passwordDesk } from './passwordDesk.ts';

test('three members or two strangers are at work at once, who comes later waits for a turn of the own lane', async () => {
  const desk = passwordDesk(testRuntime());
  const lanes = ['known', 'known', 'known', 'known', 'unknown', 'unknown', 'unknown'] as const;
  const gates = lanes.map(() => Promise.withResolvers<undefined>());
  const begun: number[] = [];
  const entered = lanes.map((lane, place) =>
    desk.admit(lane, () => {
      begun.push(place);
      return gates[place]?.promise ?? Promise.reject(new Error('No gate'));
    }),
  );
  expect(begun).toEqual([0, 1, 2, 4, 5]);
  gates[0]?.resolve(undefined);
  await entered[0];
  expect(begun).toEqual([0, 1, 2, 4, 5, 3]);
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
