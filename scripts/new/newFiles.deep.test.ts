import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newCommand } from './newCommand.ts';

const root = join(import.meta.dirname, '..', '..');
const copied = [
  ...['contract', 'theme', 'locales', 'src', 'types', 'stories', 'gateway', 'e2e'],
  ...['package.json', 'tsconfig.json', 'eslint.config.ts', '.oxlintrc.json', '.oxfmtrc.json'],
];

const tool = (cwd: string, script: string, ...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
};

test('what is written passes types, lint and format', async () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of copied)
    cpSync(join(root, name), join(project, name), {
      recursive: true,
      filter: (path) => !path.includes('theme/brands'),
    });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  const read = (path: string) =>
    existsSync(join(project, path)) ? readFileSync(join(project, path), 'utf8') : undefined;
  const written: string[] = [];
  for (const args of [
    ['call', 'rewards', 'spinHistory', 'GET', '/wps/rewards/spins'],
    ['call', 'member', 'leaveNote', 'POST', '/wps/member/note'],
    ['part', 'feedback/WalletSeal'],
    [
      'screen',
      'BigJackpots',
      '/bigJackpots',
      'Hũ lớn',
      'Big jackpots',
      '大奖池',
      'Jackpot besar',
      'แจ็กพอตใหญ่',
      'Grandes jackpots',
    ],
    ['colour', 'odds.held', 'success.main', 'A price that stands'],
    ['colour', 'notice.quiet', 'accent.main', 'A notice that can wait'],
    ['fill', 'status.held', 'accent.main', 'A bet that waits'],
    [
      'word',
      'records.late',
      'Trả sau',
      'Paid later',
      '稍后支付',
      'Dibayar kemudian',
      'จ่ายภายหลัง',
      'Pago depois',
    ],
  ])
    for (const [path, text] of Object.entries(await newCommand(args, read))) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
      written.push(path);
    }
  const sources = written.filter((path) => /\.tsx?$/.test(path));
  expect(tool(project, 'eslint/bin/eslint.js', '--max-warnings=0', ...sources)).toBe('');
  expect(tool(project, 'oxlint/bin/oxlint', '--type-check', ...sources)).toContain('0 warnings and 0 errors');
  expect(tool(project, 'oxfmt/bin/oxfmt', '--list-different', ...written)).toBe('');
  rmSync(project, { recursive: true });
}, 600_000);
