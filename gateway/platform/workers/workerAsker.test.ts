import { Worker } from 'node:worker_threads';
import { workerAsker } from './workerAsker.ts';

/** Threads that do as told with a question, each the next. */
const threads = (...acts: readonly string[]) => {
  const started: Worker[] = [];
  const start = (): Worker => {
    const code = `const { parentPort: port } = require('node:worker_threads');
      port.postMessage('ready');
      port.on('message', (question) => { ${acts[started.length] ?? ''} });`;
    const worker = new Worker(code, { eval: true });
    started.push(worker);
    return worker;
  };
  return { started, start };
};
const ANSWER = 'port.postMessage(question + 1);';

test('a thread that kept silent held up every question for ever: it is ended, and the next one is asked (SOUND-04)', async () => {
  const { started, start } = threads('', ANSWER);
  const limits: AbortController[] = [];
  const limit = (): AbortSignal => {
    const controller = new AbortController();
    limits.push(controller);
    // The second limit is that of the first answer.
    if (limits.length === 2) setImmediate(() => controller.abort());
    return controller.signal;
  };
  const { ask } = workerAsker<number, number>({ name: 'sums', start, limit });
  await expect(ask(1)).rejects.toMatchObject({ code: 'try_again' });
  expect(await ask(2)).toBe(3);
  expect(started).toHaveLength(2);
  expect(started[0]?.threadId).toBe(-1);
  await started[1]?.terminate();
});

test('an error of a thread that waits for questions ended the process: another answers (SOUND-04)', async () => {
  const { started, start } = threads(
    `if (question === 'break') throw new Error('broken'); ${ANSWER}`,
    ANSWER,
  );
  const said: string[] = [];
  const { ask } = workerAsker<number, number>({ name: 'sums', start, failed: (text) => said.push(text) });
  expect(await ask(1)).toBe(2);
  const [first] = started;
  if (first === undefined) throw new Error('No thread');
  const ended = new Promise((resolve) => first.on('exit', resolve));
  first.postMessage('break');
  await ended;
  expect(said).toEqual(['The thread for sums has failed: Error: broken']);
  expect(await ask(2)).toBe(3);
  expect(started).toHaveLength(2);
  await started[1]?.terminate();
});

test('a thread that ended while it was asked was waited for until the time was over (SOUND-04)', async () => {
  const { started, start } = threads('process.exit();', ANSWER);
  const limit = () => new AbortController().signal;
  const { ask, close } = workerAsker<number, number>({ name: 'sums', start, limit });
  await expect(ask(1)).rejects.toMatchObject({ code: 'try_again' });
  expect(await ask(2)).toBe(3);
  await close();
  expect(started.map(({ threadId }) => threadId)).toEqual([-1, -1]);
});
