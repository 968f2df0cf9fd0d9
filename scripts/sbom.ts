import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from './runMain.ts';
import { productionLock, withoutTools } from './thirdParty/productionOnly.ts';
import { readLock } from './thirdParty/productionPackages.ts';

const project = join(import.meta.dirname, '..');
const report = join(project, 'reports', 'sbom.cdx.json');

/** npm names the root component after the folder, so the copy has the product's name. */
const copyForNpm = async (folder: string): Promise<string> => {
  const copy = join(folder, 'marquee');
  await mkdir(copy);
  const manifest = JSON.parse(await readFile(join(project, 'package.json'), 'utf8')) as object;
  await writeFile(join(copy, 'package.json'), JSON.stringify(withoutTools(manifest)));
  await writeFile(join(copy, 'package-lock.json'), JSON.stringify(productionLock(readLock())));
  return copy;
};

const askNpm = (cwd: string): string => {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return stdout;
};

await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  try {
    const bill = askNpm(await copyForNpm(folder));
    const { components } = JSON.parse(bill) as { components: unknown[] };
    await mkdir(join(project, 'reports'), { recursive: true });
    await writeFile(report, bill);
    process.stdout.write(`reports/sbom.cdx.json: ${components.length} components\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
