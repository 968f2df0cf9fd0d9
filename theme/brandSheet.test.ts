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
  expect(brandSheet(look, { display: '/brands/aurora/fonts/display.woff2' })).toMatch(
    /^@font-face\{font-family:'Marquee Display';[^}]*font-display:swap;[^}]*\/brands\/aurora\/fonts\/display\.woff2/,
  );
});

test('WL-02 a display face was loaded and never shown, unless the tokens named it as well', () => {
  const display = '/brands/acme/fonts/display.woff2';
  expect(brandSheet(look, { display })).toMatch(/--font-display:'Marquee Display', 'Be Vietnam Pro', /);
  expect(brandSheet(look, { display })).toMatch(/--font-body:'Be Vietnam Pro', /);
  const variables = { ...look.variables, '--font-display': "'Be Vietnam Pro', 'Marquee Display'" };
  expect(brandSheet({ ...look, variables }, { display })).toContain(
    "--font-display:'Be Vietnam Pro', 'Marquee Display'",
  );
});

test('a body face of the brand stands before the site’s own, which writes the letters that it lacks', () => {
  const body = { regular: '/brands/acme/fonts/400.woff2', bold: '/brands/acme/fonts/600.woff2' };
  const sheet = brandSheet(look, { body });
  expect(sheet).toMatch(/--font-body:'Marquee Body', 'Be Vietnam Pro', /);
  expect(sheet).toMatch(/font-weight:400 500;[^}]*400\.woff2.*font-weight:600 900;[^}]*600\.woff2/);
  expect(brandSheet(look)).not.toContain('Marquee Body');
});

test('I18N-04 Thai and Chinese are written in faces of the system, after the site’s own', () => {
  expect(brandSheet(look)).toMatch(
    /--font-body:'Be Vietnam Pro', 'Noto Sans Thai',[^;]*'PingFang SC',[^;]*system-ui/,
  );
});

test('players who prefer more contrast get clearer text and lines', () => {
  expect(brandSheet(look)).toContain('@media (prefers-contrast:more){:root{--text-muted:var(--text-primary)');
});

test('nothing in the sheet can end the style tag', () => {
  expect(brandSheet(look)).not.toContain('<');
});
