import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFresh, runStamped } from './buildStamps.ts';
import type { BuildStep } from './buildSteps.ts';

const step: BuildStep = {
  name: 'site',
  doing: '',
  command: ['true'],
  inputs: ['src', 'theme'],
  output: 'dist',
};

let root: string;
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const build = (): Promise<void> =>
  runStamped(root, step, () => Promise.resolve(void mkdirSync(join(root, 'dist'), { recursive: true })));

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'stamps-'));
  for (const folder of ['src/app', 'theme/brands/aurora']) mkdirSync(join(root, folder), { recursive: true });
  write('src/app/start.ts', 'start');
  await build();
});

afterEach(() => rmSync(root, { recursive: true }));

test('a step whose sources are as at its last run is fresh', () => {
  expect(isFresh(root, step)).toBe(true);
});

test.each([
  ['a source changes', () => write('src/app/start.ts', 'other')],
  ['a source is added', () => write('src/app/main.ts', '')],
  ['a source is renamed', () => (rmSync(join(root, 'src/app/start.ts')), write('src/app/begin.ts', 'start'))],
  ['its output is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
])('a step runs again when %s', (_, change) => {
  change();
  expect(isFresh(root, step)).toBe(false);
});

test('a new brand or a changed test needs no build', () => {
  write('theme/brands/aurora/brand.json', '{}');
  write('src/app/start.test.ts', '');
  expect(isFresh(root, step)).toBe(true);
});

test('a source that changes while the step runs makes it run again', async () => {
  await runStamped(root, step, () => Promise.resolve(write('src/app/start.ts', 'meanwhile')));
  expect(isFresh(root, step)).toBe(false);
});

test('a step that fails is not fresh', async () => {
  write('src/app/start.ts', 'other');
  await expect(runStamped(root, step, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(isFresh(root, step)).toBe(false);
});
