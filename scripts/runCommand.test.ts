import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processes } from '../gateway/platform/postgres/processes.ts';
import { until } from '../gateway/platform/postgres/until.ts';
import { runCommand } from './runCommand.ts';

const script = (text: string) => ['node', '-e', text] as const;

test('a command’s status and both of its streams come back', async () => {
  const result = await runCommand(script('console.log("out"); console.error("err"); process.exit(4)'));
  expect(result).toMatchObject({ status: 4, late: false });
  expect(result.output).toContain('out');
  expect(result.output).toContain('err');
});

test('a program that is not there is refused', async () => {
  await expect(runCommand(['no-such-program'])).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a command ended by its limit is called late', async () => {
  expect(await runCommand(script('setInterval(() => {}, 1000)'), { limitMs: 200 })).toMatchObject({
    late: true,
  });
});

test('a command’s child processes end when we receive a stop signal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  const note = join(folder, 'pid');
  const running = script(
    `require('fs').writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000)`,
  );
  const us = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { runCommand } from ${JSON.stringify(join(import.meta.dirname, 'runCommand.ts'))}; await runCommand(${JSON.stringify(running)});`,
  ]);
  const pid = await until(() => existsSync(note) && Number(readFileSync(note, 'utf8')), 10_000);
  if (!pid) throw new Error('the command did not begin');
  expect(processes.view(pid).state).toBe('alive');

  us.kill('SIGTERM');
  await once(us, 'exit');
  expect(await until(() => processes.view(pid).state !== 'alive', 5000)).toBe(true);
  rmSync(folder, { recursive: true });
});
