import { brandSheet } from './brandSheet.ts';
import { readBrandFile } from './testing/bundledBrands.ts';
import { resolveBrand } from './resolveBrand.ts';

const look = resolveBrand(readBrandFile('wireframe', 'brand.tokens.json'));
if ('reason' in look) throw new Error(look.reason);

test('the sheet names the scheme and every variable once, on the root', () => {
  const sheet = brandSheet(look);
  expect(sheet).toMatch(/^:root\{color-scheme:light;--surface-page:#f3f3f3;/);
  expect(sheet.match(/--surface-page:/g)).toHaveLength(1);
  expect(sheet).not.toContain('@font-face');
});

test('a display face is loaded without ever moving the page', () => {
  expect(brandSheet(look, '/brands/aurora/fonts/display.woff2')).toMatch(
    /^@font-face\{font-family:'Marquee Display';[^}]*font-display:swap;[^}]*\/brands\/aurora\/fonts\/display\.woff2/,
  );
});

test('players who prefer more contrast get clearer text and lines', () => {
  expect(brandSheet(look)).toContain('@media (prefers-contrast:more){:root{--text-muted:var(--text-primary)');
});

test('nothing in the sheet can end the style tag', () => {
  expect(brandSheet(look)).not.toContain('<');
});
