import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromaticSteps } from './buildSteps.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const config = JSON.parse(read('chromatic.config.json')) as {
  readonly storybookBuildDir: string;
  readonly onlyChanged: boolean;
  readonly externals: readonly string[];
};

test('Chromatic took all stories as changed, and none of the documentation: its build has statistics and docs', () => {
  const [step] = chromaticSteps;
  expect(config.onlyChanged).toBe(true);
  expect(step?.command).toEqual(
    expect.arrayContaining(['--stats-json', '--output-dir', config.storybookBuildDir]),
  );
  // `--test` builds without documentation.
  expect(step?.command).not.toContain('--test');
  expect(step?.output).toBe(`${config.storybookBuildDir}/preview-stats.json`);
});

test('files that stories show without importing them make Chromatic retake all stories', () => {
  const folders = config.externals.map((pattern) => pattern.replace('/**', ''));
  expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  const served = read('.storybook/main.ts');
  for (const folder of folders) expect(served).toContain(folder.replace('.storybook/', ''));
});
