import { boundedQueue } from './boundedQueue.ts';

const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
};

test('no more than the given number runs at once, the rest in turn', async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 10 });
  const hold = gate();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await hold.promise;
    running -= 1;
  };
  const all = Array.from({ length: 8 }, () => queue.run(work));
  hold.open();
  await Promise.all(all);
  expect(most).toBe(2);
});

test('a full queue turns work away and takes it again when there is room', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 1 });
  const hold = gate();
  const first = queue.run(() => hold.promise);
  const second = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({ code: 'try_again', retryAfter: 1 });
  hold.open();
  await first;
  expect(await second).toBe('second');
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});

test('work that fails gives its place back', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
