import { createSafeStorage } from '@/data/storage/storage';
import { createLoadChunk } from './loadChunk';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: '/assets/7.js',
});

const setUp = (gone: boolean, build = 'b1', kept = createSafeStorage(() => undefined)) => {
  const reload = jest.fn();
  const report = jest.fn();
  const loadChunk = createLoadChunk({ build, kept, report, reload, isFileRemoved: async () => gone });
  return { loadChunk, reload, report, kept };
};

const failing = () => Promise.reject<never>(chunkError);

test('a loaded chunk is passed on', async () => {
  const { loadChunk, report } = setUp(false);
  await expect(loadChunk(async () => 'part')).resolves.toBe('part');
  expect(report).not.toHaveBeenCalled();
});

test('SYS-12 a chunk that a deploy took away reloads the page once for this build', async () => {
  const first = setUp(true);
  await expect(first.loadChunk(failing)).rejects.toBe(chunkError);
  expect(first.reload).toHaveBeenCalledTimes(1);
  const again = setUp(true, 'b1', first.kept);
  await expect(again.loadChunk(failing)).rejects.toBe(chunkError);
  expect(again.reload).not.toHaveBeenCalled();
  const next = setUp(true, 'b2', first.kept);
  await expect(next.loadChunk(failing)).rejects.toBe(chunkError);
  expect(next.reload).toHaveBeenCalledTimes(1);
});

test('SYS-12 a chunk that is only out of reach is reported and left to the retry, without a reload', async () => {
  const { loadChunk, reload, report } = setUp(false);
  await expect(loadChunk(failing)).rejects.toBe(chunkError);
  expect(reload).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith('chunk', chunkError);
});

test('a fault inside a part is no missing chunk', async () => {
  const { loadChunk, reload } = setUp(true);
  await expect(loadChunk(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
  expect(reload).not.toHaveBeenCalled();
});
