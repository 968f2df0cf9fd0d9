import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrand } from '../checkBrand.ts';
import { readManifest } from '../manifest/readManifest.ts';
import { readBrandFolder } from '../readBrandFolder.ts';
import { brandsDir, readBrandFile } from '../testing/bundledBrands.ts';
import { placeholder } from './marketFields.ts';
import { marketPacks } from './marketPacks.ts';
import { marketRules } from './marketRules.ts';
import { placeholdersIn } from './placeholdersIn.ts';
import { examineMarket } from './readMarket.ts';

const aurora = readBrandFile('aurora', 'brand.json') as Record<string, unknown>;
const names = Object.keys(marketPacks) as (keyof typeof marketPacks)[];

const packOf = (name: keyof typeof marketPacks) => {
  const { pack, problems } = examineMarket(marketPacks[name]);
  if (pack === undefined) throw new Error(JSON.stringify(problems));
  return pack;
};

test.each(names)('SAFE-06 every value of %s has a source, no number of a help line and no guess', (name) => {
  const pack = packOf(name);
  expect(pack.id).toBe(name);
  expect(JSON.stringify(pack)).not.toMatch(/\+\d{2}[\d ]{6,}|\b1-8\d\d/);
  expect(placeholdersIn(pack)).not.toEqual([]);
});

test('the demonstrations of Vietnam, Malaysia, Thailand and Brazil have play money alone and no licence', () => {
  for (const name of ['vn-demo', 'my-demo', 'th-demo', 'br-demo'] as const) {
    expect(packOf(name)).toMatchObject({
      mode: { value: 'demoOnly' },
      licence: { value: 'forbidden' },
    });
  }
  expect(names.map((name) => packOf(name).age.value)).toEqual([21, 21, 20, 18, 18, 18]);
});

test('SAFE-03 bonuses, caps of slots, time-outs and self-exclusions are what the sources of the markets say', () => {
  const rules = (name: keyof typeof marketPacks) => marketRules(packOf(name));
  expect(names.filter((name) => rules(name).signUpBonus)).toEqual(['uk-like', 'mt-like']);
  expect(names.filter((name) => rules(name).slotsMostStakes.length > 0)).toEqual(['uk-like']);
  expect(rules('uk-like')).toMatchObject({
    slotsMostStakes: [
      { fromAge: 18, most: 200 },
      { fromAge: 25, most: 500 },
    ],
    timeOutDays: [1, 7, 30, 42],
    exclusionMonths: [6, 12, 60],
  });
  expect(names.map((name) => rules(name).mostWagering)).toEqual([10, 10, 10, 0, 10, 10]);
  expect(rules('br-demo').exclusionMonths).toEqual([1, 3, 6, 12, 'indefinite']);
});

test('SAFE-03 a self-exclusion of no length that the product knows is refused', () => {
  const pack = packOf('mt-like');
  for (const value of [[], [0], [121], [6, 'forever']])
    expect(
      examineMarket({ ...pack, selfExclusion: { months: { value, source: placeholder } } }).pack,
    ).toBeUndefined();
});

test('a usual interval beyond its bounds is refused', () => {
  const pack = packOf('uk-like');
  const usualMinutes = { value: 60, source: placeholder };
  const mostMinutes = { value: 30, source: placeholder };
  const realityCheck = { ...pack.realityCheck, usualMinutes, mostMinutes };
  expect(examineMarket({ ...pack, realityCheck }).problems).toMatchObject([
    { key: 'realityCheck.usualMinutes', problem: 'not valid' },
  ]);
});

const inMarket = (change: Record<string, unknown>) =>
  readManifest({ ...aurora, age: undefined, currency: 'THB', decimals: 2, market: 'th-demo', ...change });

test('the age is that of the market, and a brand can only raise it', () => {
  expect(inMarket({})).toHaveProperty('manifest.age', 20);
  expect(inMarket({ age: 18 })).toHaveProperty('manifest.age', 20);
  expect(inMarket({ age: 25 })).toHaveProperty('manifest.age', 25);
  expect(readManifest({ ...aurora, age: 19 })).toHaveProperty('manifest.age', 19);
});

test.each([
  ['the currency of another market', { currency: 'VND', decimals: 0 }, 'currency'],
  ['a licence where none can be had', { licence: { VI: 'GCB 1' } }, 'licence'],
  ['a market of its own that is not there', { market: 'own' }, 'market'],
  ['a market that nobody wrote', { market: 'mars' }, 'market'],
])('%s is refused', (_, change, key) => {
  expect(inMarket(change)).toEqual({ reason: expect.stringContaining(key) as string });
});

describe('in a folder', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'markets-'));
    cpSync(join(brandsDir, 'aurora'), join(dir, 'aurora'), { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const write = (file: string, document: unknown) =>
    writeFileSync(join(dir, 'aurora', file), JSON.stringify(document));
  const confirmed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === 'source' ? [key, 'read by counsel'] : [key, confirmed(inner)],
      ),
    );
  };

  test('production shows no brand whose market has placeholders; a confirmed one of its own it shows', () => {
    write('brand.json', { ...aurora, currency: 'GBP', currencySymbol: '£', market: 'uk-like' });
    expect(readBrandFolder(dir, 'aurora').byKey('aurora')?.market.rules.id).toBe('uk-like');
    const folder = readBrandFolder(dir, 'aurora', { production: true });
    expect(folder.list()).toEqual([]);
    expect(folder.refused()[0]?.reason).toMatch(/uk-like has \d+ placeholders/);

    write('market.json', confirmed(packOf('uk-like')));
    write('brand.json', { ...aurora, currency: 'GBP', currencySymbol: '£', market: 'own' });
    expect(readBrandFolder(dir, 'aurora', { production: true }).byKey('aurora')?.manifest.age).toBe(21);
  });

  test('a demonstration’s market is shown neither in production nor with an outside payment provider', () => {
    write('brand.json', { ...aurora, market: 'vn-demo' });
    expect(readBrandFolder(dir, 'aurora').list()).toHaveLength(1);
    for (const options of [{ production: true }, { outsidePayments: true }]) {
      expect(readBrandFolder(dir, 'aurora', options).list()).toEqual([]);
    }
  });

  test('brand check lists the placeholders of the market, and what is still to be given', () => {
    write('brand.json', { ...aurora, currency: 'GBP', currencySymbol: '£', market: 'uk-like' });
    const notes = checkBrand(join(dir, 'aurora')).filter(({ severity }) => severity === 'note');
    const keys = notes.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['market', 'helpLines', 'licence.VI']));
    write('market.json', { ...packOf('uk-like'), age: { value: 16, source: 'x' } });
    write('brand.json', { ...aurora, market: 'own' });
    expect(checkBrand(join(dir, 'aurora'))).toContainEqual(
      expect.objectContaining({ file: 'market.json', key: 'age.value', severity: 'error' }),
    );
  });
});

test('a pack is never laxer than the product: without one nothing more is demanded', () => {
  expect(marketRules(undefined)).toMatchObject({ id: null, requiredLimits: [], withoutAccount: true });
  expect(marketRules(packOf('br-demo'))).toMatchObject({
    requiredLimits: ['loss', 'session'],
    hiddenCategories: ['PVP'],
    requiredFields: ['fullName', 'idNumber'],
    withoutAccount: false,
  });
});
