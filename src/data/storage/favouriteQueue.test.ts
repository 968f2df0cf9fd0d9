import { createFavouriteQueue, type Favourite } from './favouriteQueue';

const game = (nodeId: number): Favourite => ({ nodeId, vendor: 'LUMEN', gameType: 'RNG' });

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const setUp = (answers: boolean[] = []) => {
  const sent: [number, boolean][] = [];
  const putBack: [number, boolean][] = [];
  const pauses: (() => void)[] = [];
  const asked: number[] = [];
  const queue = createFavouriteQueue({
    send: ({ nodeId }, liked) => {
      sent.push([nodeId, liked]);
      return Promise.resolve(answers.shift() ?? true);
    },
    wait: (milliseconds) => {
      asked.push(milliseconds);
      return new Promise((resolve) => pauses.push(resolve));
    },
    every: 1000,
    onFailed: ({ nodeId }, known) => putBack.push([nodeId, known]),
  });
  const pass = async () => {
    pauses.shift()?.();
    await settled();
  };
  return { queue, sent, putBack, asked, pass };
};

test('GAME-08 the first press is sent at once, the next after 1000 ms', async () => {
  const { queue, sent, asked, pass } = setUp();
  queue.press(game(1), true);
  queue.press(game(2), true);
  await settled();
  expect(sent).toEqual([[1, true]]);
  expect(asked).toEqual([1000]);
  await pass();
  expect(sent).toEqual([
    [1, true],
    [2, true],
  ]);
});

test('GAME-08 a heart pressed and pressed again while it waits is no call', async () => {
  const { queue, sent, pass } = setUp();
  queue.press(game(1), true);
  queue.press(game(2), true);
  queue.press(game(2), false);
  await settled();
  await pass();
  expect(sent).toEqual([[1, true]]);
});

test('GAME-08 a refused press is rolled back', async () => {
  const { queue, putBack } = setUp([false]);
  queue.press(game(1), true);
  await settled();
  expect(putBack).toEqual([[1, false]]);
});

test('GAME-08 a refused press that was taken back meanwhile needs neither call nor putting back', async () => {
  const { queue, sent, putBack, pass } = setUp([false]);
  queue.press(game(1), true);
  queue.press(game(1), false);
  await settled();
  await pass();
  expect(sent).toEqual([[1, true]]);
  expect(putBack).toEqual([]);
});
