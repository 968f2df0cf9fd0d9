import { cruise } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);
const floors = load('../../.dependency-cruiser.cjs');
const rooms = load('../../.dependency-cruiser.rooms.cjs');

/** Writes these files into an otherwise empty project and returns the names of the rules that they break. */
const broken = async (
  files: Record<string, string>,
  { forbidden, options }: typeof floors = floors,
): Promise<string[]> => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), code);
  }
  const { output } = await cruise(Object.keys(files), {
    baseDir: house,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    exclude: options.exclude.path,
  });
  rmSync(house, { recursive: true });
  return typeof output === 'string' ? [] : output.summary.violations.map(({ rule }) => rule.name);
};

const thing = 'export const thing = 1;';

describe('the floors of the house', () => {
  test.each([
    ['floor-0-looks-up', 'contract/a.ts', 'src/domain/b.ts'],
    ['floor-2-looks-up', 'src/domain/a.ts', 'src/ui/b.ts'],
    ['floor-3-looks-up', 'src/ui/a.ts', 'src/data/b.ts'],
    ['floor-5-looks-up', 'src/shared/a.ts', 'src/features/login/b.ts'],
    ['floor-6-looks-up', 'src/features/login/a.ts', 'src/screens/home/b.ts'],
    ['api-sees-ui', 'src/api/a.ts', 'src/ui/b.ts'],
    ['feature-sees-feature', 'src/features/login/a.ts', 'src/features/wallet/b.ts'],
    ['screen-sees-screen', 'src/screens/home/a.ts', 'src/screens/lobby/b.ts'],
    ['src-sees-outside', 'src/app/a.ts', 'gateway/b.ts'],
    ['stories-see-app', 'stories/a.ts', 'src/app/b.ts'],
    ['gateway-sees-site', 'gateway/a.ts', 'src/domain/b.ts'],
    ['gateway-platform-looks-up', 'gateway/platform/log/a.ts', 'gateway/http/policy/b.ts'],
    ['gateway-ledger-looks-up', 'gateway/ledger/postings/a.ts', 'gateway/brands/tenants/b.ts'],
    ['gateway-money-looks-up', 'gateway/money/deposits/a.ts', 'gateway/play/bets/b.ts'],
    ['gateway-play-looks-up', 'gateway/play/launch/a.ts', 'gateway/sandbox/games/b.ts'],
    ['gateway-outside-looks-up', 'gateway/outside/games/a.ts', 'gateway/sandbox/games/b.ts'],
    ['outside-party-sees-gateway', 'gateway/testing/outside/a.ts', 'gateway/platform/signature/b.ts'],
    ['gateway-live-looks-up', 'gateway/live/a.ts', 'gateway/sandbox/games/b.ts'],
    ['gateway-app-looks-up', 'gateway/app/a.ts', 'gateway/testing/b.ts'],
    ['gateway-foreign-table', 'gateway/offers/rewards/a.ts', 'gateway/play/bets/schema.ts'],
    ['gateway-foreign-table', 'gateway/operator/a.ts', 'gateway/operator/audit/schema.ts'],
    ['gateway-operator-sees-seed', 'gateway/operator/a.ts', 'gateway/seed/b.ts'],
    ['runtime-sees-tests', 'gateway/seed/a.ts', 'gateway/testing/b.ts'],
    ['private-use-endpoint', 'src/features/login/a.ts', 'src/data/core/useEndpoint.ts'],
  ])('%s: %s may not import %s', async (rule, from, to) => {
    const up = '../'.repeat(from.split('/').length - 1);
    expect(await broken({ [from]: `export { thing as a } from '${up}${to}';`, [to]: thing })).toContain(rule);
  });

  test('imports downward and inside a folder are let in', async () => {
    const files = {
      'src/features/login/a.ts': "export { thing as a } from './b.ts';",
      'src/features/login/b.ts': "export { thing } from '../../ui/c.ts';",
      'src/ui/c.ts': thing,
    };
    expect(await broken(files)).toEqual([]);
  });

  test('a cycle is refused', async () => {
    const files = {
      'src/domain/a.ts': "export { b } from './b.ts'; export const a = 1;",
      'src/domain/b.ts': "import { a } from './a.ts'; export const b = a;",
    };
    expect(await broken(files)).toContain('no-cycles');
  });

  test('a test of the gateway may set up what lies above it', async () => {
    const files = {
      'gateway/money/deposits/a.test.ts': "export { thing as a } from '../../testing/b.ts';",
      'gateway/testing/b.ts': thing,
    };
    expect(await broken(files)).toEqual([]);
  });

  test('a table is let in as a type, by a foreign key, in its own room and in what reports', async () => {
    const table = '../../play/bets/schema.ts';
    const files = {
      'gateway/play/bets/schema.ts': thing,
      'gateway/play/bets/a.ts': "export { thing as a } from './schema.ts';",
      'gateway/play/bets/inner/b.ts': "export { thing as b } from '../schema.ts';",
      'gateway/offers/rewards/c.ts': `import type { thing } from '${table}'; export type C = typeof thing;`,
      'gateway/offers/rewards/schema.ts': `export { thing as d } from '${table}';`,
      'gateway/offers/rewards/e.test.ts': `export { thing as e } from '${table}';`,
      'gateway/reports/records/f.ts': `export { thing as f } from '${table}';`,
      'gateway/content/schema.ts': thing,
      'gateway/content/g.ts': "export { thing as g } from './schema.ts';",
    };
    expect(await broken(files)).toEqual([]);
  });

  test('two rooms of the gateway that need each other are refused, even without a cycle of files', async () => {
    const files = {
      'gateway/money/deposits/a.ts': "export { thing as a } from '../orders/b.ts';",
      'gateway/money/orders/b.ts': thing,
    };
    expect(await broken(files, rooms)).toEqual([]);
    const back = { 'gateway/money/orders/c.ts': "export { thing as c } from '../deposits/d.ts';" };
    expect(await broken({ ...files, ...back, 'gateway/money/deposits/d.ts': thing }, rooms)).toContain(
      'rooms-in-a-knot',
    );
  });
});
