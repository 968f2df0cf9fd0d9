import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokensCommand } from './tokensCommand.ts';

const bundled = join(import.meta.dirname, '..', 'theme', 'brands');
let brands = '';
let file = '';

beforeEach(() => {
  brands = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(join(bundled, 'lotus'), join(brands, 'lotus'), { recursive: true });
  file = join(brands, 'out.json');
});

afterEach(() => rmSync(brands, { recursive: true }));

const tokens = () => readFileSync(join(brands, 'lotus', 'brand.tokens.json'), 'utf8');

test.each([['dtcg'], ['figma', '--figma']])(
  'what is exported as %s and imported again leaves the brand as it was, to the byte (LIB-06)',
  async (_, ...options) => {
    const before = tokens();
    await tokensCommand(['export', 'lotus', file, ...options], brands);
    writeFileSync(join(brands, 'lotus', 'brand.tokens.json'), '{}');
    await tokensCommand(['import', 'lotus', file], brands);
    expect(tokens()).toBe(before);
  },
);

test('an import that would break the brand is refused with every fault, and changes nothing (LIB-06)', async () => {
  const before = tokens();
  writeFileSync(file, JSON.stringify({ surface: { page: { $type: 'color', $value: 'sky' } } }));
  await expect(tokensCommand(['import', 'lotus', file], brands)).rejects.toThrow(
    /surface\.page: not valid[^]*surface\.raised: missing/,
  );
  expect(tokens()).toBe(before);
});

test('the export has all roles on request, and the import names unknown ones', async () => {
  await expect(tokensCommand(['export', 'lotus', file, '--figma', '--all'], brands)).resolves.toEqual([
    expect.stringMatching(/\d\d roles of lotus/),
  ]);
  const body = JSON.parse(readFileSync(file, 'utf8')) as { variables: object[] };
  body.variables.push({ id: 'x', name: 'Sky/Blue' });
  writeFileSync(file, JSON.stringify(body));
  expect(await tokensCommand(['import', 'lotus', file], brands)).toContain('left out, no role: Sky/Blue');
});

test.each([
  [['export']],
  [['export', 'lotus', 'x.json', '--sketch']],
  [['export', 'none', 'x.json']],
  [['export', '../lotus', 'x.json']],
  [['sell', 'lotus', 'x']],
])('what cannot be done is refused: %j', async (args) => {
  await expect(tokensCommand(args, brands)).rejects.toThrow(/npm run tokens|There is no brand/);
});
