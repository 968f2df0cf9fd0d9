import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './runStep.ts';
import type { TestStep } from './testSteps.ts';
import { runSteps } from './runSteps.ts';

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(reports, { recursive: true }));

const surroundings = {
  root: process.cwd(),
  reports,
  progress: () => undefined,
  browser: () => Promise.reject(new Error('no browser')),
};

const tools = (name: string, ...scripts: string[]): TestStep => ({
  name,
  kind: 'tools',
  limitMinutes: 1,
  tools: scripts.map((script) => ({ title: script, command: ['node', '-e', script] })),
});

test('a tool is one test, and its words are kept when it fails', async () => {
  const outcome = await runStep(tools('both', '0', 'console.log("why"); process.exit(3)'), surroundings);
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.failures[0]?.message).toContain('why');
  expect(JSON.parse(readFileSync(join(reports, 'both.json'), 'utf8'))).toMatchObject({
    numPassedTests: 1,
    numFailedTests: 1,
  });
});

test('a tool that exceeds its time limit is ended and has failed', async () => {
  const step = { ...tools('late', 'setInterval(() => {}, 1000)'), limitMinutes: 0.005 };
  const outcome = await runStep(step, surroundings);
  expect(outcome.failures[0]?.message).toContain('longer than its limit');
});

test('a step that cannot even begin hides no other one', async () => {
  const broken: TestStep = { name: 'e2e', kind: 'playwright', project: 'e2e', needs: [], limitMinutes: 1 };
  const outcomes = await runSteps([broken, tools('after', '0')], (step) => runStep(step, surroundings), 1);
  expect(outcomes).toMatchObject([
    { failed: 1, failures: [{ message: 'no browser' }] },
    { passed: 1, failed: 0 },
  ]);
});

test('two lanes: the third step begins as soon as one of the first two has ended, and keeps its place', async () => {
  const [one, two, three] = [tools('one'), tools('two'), tools('three')];
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const running = runSteps(
    [one, two, three],
    async ({ name }) => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return { passed: 1, failed: 0, skipped: 0, failures: [{ title: name, message: '' }] };
    },
    2,
  );
  const settled = () => new Promise((next) => setImmediate(next));
  await settled();
  expect(begun).toEqual(['one', 'two']);
  ends.get('two')?.();
  await settled();
  expect(begun).toEqual(['one', 'two', 'three']);
  ends.get('three')?.();
  ends.get('one')?.();
  expect((await running).map(({ failures }) => failures[0]?.title)).toEqual(['one', 'two', 'three']);
});
