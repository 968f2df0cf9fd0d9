import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { missingStories } from '../missingStories.ts';
import { newCommand } from './newCommand.ts';

const root = join(import.meta.dirname, '..', '..');

const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const run = (...args: string[]) => newCommand(args, read);

test('a new part has its story, its place in the theme, its sample and its use', async () => {
  const edits = await run('part', 'feedback/WalletSeal');
  expect(Object.keys(edits)).toEqual([
    'src/ui/feedback/WalletSeal.tsx',
    'stories/ui/feedback/WalletSeal.stories.tsx',
    'theme/mui/ownComponents.ts',
    'src/testing/partSamples/feedback.tsx',
    'stories/guide/use/feedbackUse.ts',
  ]);
  const has = (path: string) => path in edits;
  expect(missingStories(['src/ui/feedback/WalletSeal.tsx'], (path) => edits[path] ?? '', has)).toEqual([]);
  const names = [...(edits['theme/mui/ownComponents.ts'] ?? '').matchAll(/^ {2}(Marquee\w+): \[/gm)].map(
    ([, name]) => name,
  );
  expect(names).toContain('MarqueeWalletSeal');
  expect(names).toEqual(names.toSorted());
});

const titles = ['Hũ lớn', 'Big jackpots', '大奖池', 'Jackpot besar', 'แจ็กพอตใหญ่', 'Grandes jackpots'];
const late = ['Trả sau', 'Paid later', '稍后支付', 'Dibayar kemudian', 'จ่ายภายหลัง', 'Pago depois'];

test('a new screen has view, story, route, chunk and titles in every language', async () => {
  const edits = await run('screen', 'BigJackpots', '/bigJackpots', ...titles);
  expect(Object.keys(edits).toSorted()).toEqual([
    'locales/en/document.json',
    'locales/ms/document.json',
    'locales/pt/document.json',
    'locales/th/document.json',
    'locales/vi/document.json',
    'locales/zh/document.json',
    'src/app/screens.ts',
    'src/config/routes.ts',
    'src/screens/big-jackpots/BigJackpotsScreen.tsx',
    'src/screens/big-jackpots/BigJackpotsView.tsx',
    'stories/screens/big-jackpots/BigJackpotsView.stories.tsx',
  ]);
  expect(JSON.parse(edits['locales/en/document.json'] ?? '')).toMatchObject({
    bigJackpots: { title: 'Big jackpots | {{brand}}', heading: 'Big jackpots' },
  });
});

test('a new screen had no main part to skip to, no first heading, and was empty till its words came', async () => {
  const edits = await run('screen', 'BigJackpots', '/bigJackpots', ...titles);
  expect(edits['src/screens/big-jackpots/BigJackpotsView.tsx']).toMatch(
    /<Main id="content">[^]*<Heading level=\{1\}>/,
  );
  expect(edits['src/screens/big-jackpots/BigJackpotsScreen.tsx']).toContain(': <PageSkeleton />');
});

/** The file that an import of a project file resolves to. */
const imported = (from: string, path: string): string =>
  path.startsWith('.') ? join(dirname(from), path) : path.replace(/^@\//, 'src/').replace(/^#/, '');

test.each([
  ['part', 'feedback/WalletSeal'],
  ['screen', 'BigJackpots', '/bigJackpots', ...titles],
  ['call', 'rewards', 'spinHistory', 'GET', '/wps/rewards/spins'],
])(
  'the story of a new screen imported a file that had moved: what a new %s imports is there',
  async (...args) => {
    const edits = await run(...args);
    const isThere = (file: string) => file in edits || existsSync(join(root, file));
    const missing = Object.entries(edits).flatMap(([path, text]) =>
      [...text.matchAll(/(?:from |import\()[^'()]*'((?:\.|@\/|#)[^']+)'/g)]
        .map(([, specifier = '']) => imported(path, specifier.replace(/\.ts$/, '')))
        .filter((file) => !file.endsWith('.json') && !isThere(`${file}.ts`) && !isThere(`${file}.tsx`)),
    );
    expect(missing).toEqual([]);
  },
);

test('a new colour is a role, derived, with its pairs', async () => {
  const edits = await run('colour', 'odds.held', 'success.main', 'A price that stands');
  expect(edits['theme/tokens.ts']).toContain('/** A price that stands. */\n    held: color,');
  expect(edits['theme/derive/deriveInks.ts']).toContain("'odds.held': settle('odds.held', success),");
  expect(edits['theme/derive/pairs.ts']).toContain("{ ink: 'odds.held', on: panels, needs: 'text' }");
});

test('a colour of a group that was not there was refused, and so was one from accent or primary', async () => {
  const edits = await run('colour', 'status.held', 'accent.main', 'A bet that waits');
  expect(edits['theme/tokens.ts']).toContain(
    '  status: {\n    /** A bet that waits. */\n    held: color,\n  },\n  gradient: {',
  );
  expect(edits['theme/derive/deriveInks.ts']).toContain(
    "'status.held': settle('status.held', grounds['accent.main']),",
  );
});

test('a tone of a badge had to be written by hand: a fill is a role with the text on it, and their pairs', async () => {
  const edits = await run('fill', 'status.held', 'accent.main', 'A bet that waits');
  const tokens = edits['theme/tokens.ts'];
  expect(tokens).toContain('/** A bet that waits. */\n    held: color,');
  expect(tokens).toContain('/** Text on status.held. */\n    onHeld: color,');
  const fills = edits['theme/derive/deriveFills.ts'];
  expect(fills).toMatch(/const statusHeld = seen\(given\['status.held'\] \?\? accent, \[/);
  expect(fills).toContain("'status.held': statusHeld,");
  expect(fills).toContain("'status.onHeld': readable(given['status.onHeld'] ?? onAccent, statusHeld),");
  const pairs = edits['theme/derive/pairs.ts'];
  expect(pairs).toContain("{ ink: 'status.onHeld', on: ['status.held'], needs: 'text' }");
  expect(pairs).toContain("{ ink: 'status.held', on: ['surface.page', 'surface.raised'], needs: 'shape' }");
});

test('a new call has its row in every table that has one for each, its handler, its answer and its hook', async () => {
  const edits = await run('call', 'rewards', 'spinHistory', 'GET', '/wps/rewards/spins');
  const rows = {
    'contract/endpoints/rewards.ts':
      "spinHistory: { ...own, method: 'GET', path: '/wps/rewards/spins', chosen: true },",
    'contract/schemas/rewards.ts': 'spinHistory: { value: Type.Object({ at: Type.Integer() }) },',
    'contract/shapes/answerShapes.json': '"spinHistory": { "parts": { "at": "integer" } }',
    'gateway/http/policy/policyMatrix.ts': 'spinHistory: realMembers,',
    'gateway/http/policy/coolOffMatrix.ts': "spinHistory: 'closed',",
    'gateway/offers/rewards/routes.ts': 'spinHistory: ({ now }) => ({ at: now.getTime() }),',
    'src/testing/scenario/scenario.ts': 'spinHistory: { at: 0 },',
    'e2e/support/faultTable.ts': 'spinHistory: elsewhere,',
    'src/data/resources/useSpinHistory.ts':
      "useEndpoint('spinHistory', undefined, { revalidateIfStale: true });",
  };
  expect(Object.keys(edits)).toEqual(Object.keys(rows));
  for (const [path, row] of Object.entries(rows)) expect(edits[path]).toContain(row);
});

test('a new word is in every language, below its group', async () => {
  const edits = await run('word', 'records.results.late', ...late);
  expect(JSON.parse(edits['locales/vi/records.json'] ?? '')).toMatchObject({ results: { late: 'Trả sau' } });
  expect(JSON.parse(edits['locales/en/records.json'] ?? '')).toMatchObject({
    results: { late: 'Paid later' },
  });
});

test.each([
  ['part', 'WalletSeal'],
  ['part', 'feedback/walletSeal'],
  ['part', 'actions/Button'],
  ['part', 'hooks/WalletSeal'],
  ['word', 'records.range', ...late],
  ['word', 'records.late', 'only one'],
  ['colour', 'odds.up', 'success.main', 'A price that rises'],
  ['colour', 'odds.held', 'odds.up', 'A price that stands'],
  ['fill', 'odds.up', 'success.main', 'A price that rises'],
  ['fill', 'odds.held', 'text.primary', 'A price that stands'],
  ['fill', 'odds.held', 'success.main', 'x'],
  ['screen', 'BigJackpots', 'no path', ...titles],
  ['call', 'rewards', 'vip', 'GET', '/wps/rewards/level'],
  ['call', 'system', 'spinHistory', 'GET', '/wps/system/spins'],
  ['call', 'rewards', 'spinHistory', 'PUT', '/wps/rewards/spins'],
  ['house', 'Big'],
])('what cannot be written is refused: %s %s', async (...args) => {
  await expect(newCommand(args, read)).rejects.toThrow(/wanted|already|npm run new/);
});
