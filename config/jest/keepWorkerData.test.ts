import { spawn } from 'node:child_process';
import { once } from 'node:events';

// As the runner's worker: it listens for the data from the moment at which it asks.
const worker = `
process.once('message', () => {
  process.on('message', ({ type, workerData }) => {
    if (type === 'jest-light-runner-worker-data') process.disconnect(process.stdout.write(workerData));
  });
  process.send('jest-light-runner-get-worker-data');
});`;

test('a worker that was told of its project before it asked waited without end (SOUND-01)', async () => {
  const keeper = new URL('keepWorkerData.ts', import.meta.url).href;
  const child = spawn(process.execPath, [`--import=${keeper}`, '-e', worker], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const asked: unknown[] = [];
  child.on('message', (message) => asked.push(message));
  child.send({ type: 'jest-light-runner-worker-data', workerData: 'gateway' });
  const [told] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  await once(child, 'exit');
  expect(String(told)).toBe('gateway');
  expect(asked).toEqual([]);
});
