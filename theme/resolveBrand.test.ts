import { toOklch } from './derive/oklch.ts';
import { resolveBrand, type ResolvedLook } from './resolveBrand.ts';
import { brandKeys, readBrandFile, type BrandKey } from './testing/bundledBrands.ts';
import { failedPairs } from './testing/failedPairs.ts';
import { tokenEntries } from './tokenPaths.ts';

function resolved(key: BrandKey): ResolvedLook {
  const found = resolveBrand(readBrandFile(key, 'brand.tokens.json'));
  if ('reason' in found) throw new Error(found.reason);
  return found;
}

describe.each(brandKeys)('%s', (key) => {
  test(`WL-06 every declared pair of ${key} meets WCAG 2.2 AA`, () => {
    expect(failedPairs(resolved(key).look)).toEqual([]);
  });

  test(`${key} is shown in exactly the values it gives`, () => {
    expect(resolved(key).moved).toEqual([]);
  });

  test(`${key} fills every role of the contract`, () => {
    expect(Object.keys(resolved(key).variables)).toHaveLength(tokenEntries.length);
  });
});

test('a brand by night and one by day say so to the browser', () => {
  expect(resolved('aurora').colorScheme).toBe('dark');
  expect(resolved('lotus').colorScheme).toBe('light');
});

test('WL-03 every colour of the audit brand is pink, so that any other colour on a page is a leak', () => {
  const isPink = (color: string) => {
    const { c, h = 0 } = toOklch(color as `#${string}`);
    return c > 0.03 && (h > 330 || h < 20);
  };
  const leaks = Object.entries(resolved('audit').variables).flatMap(([name, value]) =>
    (value.match(/#[\da-f]+/g) ?? []).filter((color) => !isPink(color)).map((color) => `${name} ${color}`),
  );
  expect(leaks).toEqual([]);
});

test('a gradient is written from its parts and never as the brand wrote it', () => {
  const { variables } = resolved('aurora');
  expect(variables['--gradient-accent']).toBe(
    'linear-gradient(180deg, #ffe39a 0%, #ffc857 48%, #f5a524 100%)',
  );
  expect(variables['--gradient-page']).toMatch(
    /^radial-gradient\(900px 620px at 50% 50%, #7c4dff4d 0%, #7c4dff00 70%\) calc\(50% \+ 0px\) -374px \/ 1260px 868px no-repeat, /,
  );
  expect(variables['--gradient-rays']).toMatch(/^repeating-conic-gradient\(from 4deg, /);
  expect(resolved('lotus').variables['--gradient-surface']).toBe('none');
});

test('a brand was refused for its first bad token alone, without a word of the others (SOUND-02)', () => {
  const tokens = readBrandFile('aurora', 'brand.tokens.json') as Record<string, object>;
  const bad = { $type: 'color', $value: 'no colour' };
  const found = resolveBrand({
    ...tokens,
    success: { ...tokens.success, main: bad },
    danger: { ...tokens.danger, main: bad },
  });
  expect(found).toEqual({ reason: expect.stringMatching(/success\.main: .*; danger\.main: /) });
});
