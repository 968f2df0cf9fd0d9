import { brandSheet } from './brandSheet.ts';
import { fallbackBrand } from './fallbackBrand.ts';

test('the sheet names the scheme and every variable once, on the root', () => {
  const sheet = brandSheet(fallbackBrand.look);
  expect(sheet).toMatch(/^:root\{color-scheme:light;--surface-page:#f4f4f5;/);
  expect(sheet.match(/--surface-page:/g)).toHaveLength(1);
  expect(sheet).not.toContain('@font-face');
});

test('a display face is loaded without ever moving the page', () => {
  expect(brandSheet(fallbackBrand.look, '/brands/aurora/fonts/display.woff2')).toMatch(
    /^@font-face\{font-family:'Marquee Display';[^}]*font-display:swap;[^}]*\/brands\/aurora\/fonts\/display\.woff2/,
  );
});

test('players who ask for more contrast get clearer text and lines', () => {
  expect(brandSheet(fallbackBrand.look)).toContain(
    '@media (prefers-contrast:more){:root{--text-muted:var(--text-primary)',
  );
});

test('nothing in the sheet can end the style tag', () => {
  expect(brandSheet(fallbackBrand.look)).not.toContain('<');
});
