import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensureBrowser.ts';

const { PATH, CHROMIUM, PLAYWRIGHT_BROWSERS_PATH } = process.env;
// On a Mac the browser is found outside of PATH, so that the test cannot hide it.
const whereHidden = process.platform === 'darwin' ? test.skip : test;
let folder: string;

const program = (name: string, script: string): void => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  // Simulates a machine that has only the programs which the test puts into this folder.
  Object.assign(process.env, { PATH: folder, CHROMIUM: '', PLAYWRIGHT_BROWSERS_PATH: folder });
});

afterEach(() => {
  Object.assign(process.env, {
    PATH,
    CHROMIUM: CHROMIUM ?? '',
    PLAYWRIGHT_BROWSERS_PATH: PLAYWRIGHT_BROWSERS_PATH ?? '',
  });
  rmSync(folder, { recursive: true });
});

test('a browser that is there is taken and nothing is installed', async () => {
  program('chromium', '');
  program('brew', 'exit 1');
  const said: string[] = [];
  expect(await ensureBrowser((line) => said.push(line))).toBe(join(folder, 'chromium'));
  expect(said).toEqual([]);
});

whereHidden('a missing browser is installed by the system’s own means, which is said', async () => {
  program('brew', `: > ${join(folder, 'chromium')}`);
  const said: string[] = [];
  expect(await ensureBrowser((line) => said.push(line))).toBe(join(folder, 'chromium'));
  expect(said).toEqual(['No browser here, so: brew install --cask chromium']);
});

whereHidden(
  'when one way fails the next is tried, and without any the reader is told what to do',
  async () => {
    program('brew', 'exit 1');
    program('playwright', 'exit 1');
    const said: string[] = [];
    await expect(ensureBrowser((line) => said.push(line))).rejects.toThrow(/^[^\n]*set CHROMIUM[^\n]*$/);
    expect(said).toHaveLength(2);
  },
);
