import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkBrand } from './checkBrand.ts';
import { brandKeys, brandsDir } from './testing/bundledBrands.ts';

let dir: string;
let acme: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'check-'));
  cpSync(brandsDir, dir, { recursive: true });
  acme = join(dir, 'newcomer');
  cpSync(join(brandsDir, 'lotus'), acme, { recursive: true });
  change('brand.json', (manifest) => ({ ...manifest, hosts: ['acme.example'], merchantCode: 'acme' }));
});
afterEach(() => rmSync(dir, { recursive: true }));

type Json = Record<string, unknown>;

const change = (file: string, by: (document: Json) => Json): void => {
  const path = join(acme, file);
  writeFileSync(path, JSON.stringify(by(JSON.parse(readFileSync(path, 'utf8')) as Json)));
};

test.each(brandKeys)('nothing is wrong with %s', (key) => {
  expect(checkBrand(join(brandsDir, key)).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('SOUND-02 all problems of a brand folder are in one list, with the allowed values', () => {
  change('brand.json', (manifest) => ({
    ...manifest,
    age: 16,
    colour: 'red',
    currency: 'XTS',
    hero: { file: 'hero', widths: [390, 999], height: 889 },
    links: { support: 'mailto:help@acme.example', website: 'https://acme.example/' },
    name: undefined,
  }));
  change('brand.tokens.json', ({ focus: _focus, ...tokens }) => ({
    ...tokens,
    shiny: { $type: 'color', new: { $value: '#ffffff' } },
    primary: { main: { $type: 'color', $value: 'bluish' } },
  }));
  const found = checkBrand(acme).map(({ file, key, problem, allowed }) => [file, key, problem, allowed]);
  expect(found).toEqual([
    ['brand.json', 'colour', 'unknown', undefined],
    ['brand.json', 'name', 'missing', 'text of 1 to 40 characters'],
    [
      'brand.json',
      'currency',
      'not valid',
      'the code of a currency of ISO 4217 that has a minor unit, such as VND, JPY, USD or KWD',
    ],
    ['brand.json', 'age', 'not valid', '18, 19, 20, 21, 25'],
    ['brand.json', 'links.support', 'not valid', 'an https address, or a page of this site such as /help'],
    ['brand.json', 'links.website', 'unknown', 'support, facebook, telegram, appAndroid, appIos'],
    ['hero-999.avif', 'hero.widths', 'is missing', undefined],
    ['hero-999.webp', 'hero.widths', 'is missing', undefined],
    ['brand.tokens.json', 'primary.main', 'not valid', 'color'],
    ['brand.tokens.json', 'focus.ring', 'missing', 'color'],
    ['brand.tokens.json', 'shiny.new', 'unknown', undefined],
  ]);
});

test('a colour that had to be moved is shown before and after (SOUND-02)', () => {
  const ground = '#eef5f1';
  change('brand.tokens.json', (tokens) => ({
    ...tokens,
    text: { ...(tokens['text'] as Json), primary: { $type: 'color', $value: ground } },
  }));
  const moved = checkBrand(acme).find(({ key }) => key === 'text.primary');
  expect(moved).toMatchObject({ file: 'brand.tokens.json', severity: 'note', before: ground });
  expect(moved?.after).toMatch(/^#[\da-f]{6}$/);
  expect(moved?.after).not.toBe(ground);
});

test('empty and falsely named pictures, and a logo with a script, were passed (SOUND-02)', () => {
  writeFileSync(join(acme, 'hero-390.webp'), '');
  writeFileSync(join(acme, 'touch-icon.png'), 'not a picture');
  writeFileSync(join(acme, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');
  writeFileSync(join(acme, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"></svg>');
  change('brand.json', (manifest) => ({ ...manifest, favicon: 'favicon.svg' }));
  const found = checkBrand(acme).map(({ file, problem }) => `${file} ${problem}`);
  expect(found.toSorted()).toEqual([
    'favicon.svg holds a script or an event handler',
    'hero-390.webp is empty',
    'logo.svg holds a script or an event handler',
    'touch-icon.png is no png, whatever its name says',
  ]);
});

test('SOUND-02 a script under a prefix of its namespace is refused', () => {
  const drawing = '<s:script>x()</s:script>';
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg"';
  writeFileSync(join(acme, 'logo.svg'), `<svg ${names}>${drawing}</svg>`);
  expect(checkBrand(acme).map(({ problem }) => problem)).toContain('holds a script or an event handler');
});

test.each([
  '<image href="https://evil.test/pixel.png"/>',
  '<use xlink:href="other.svg#a"/>',
  '<style>@import "https://evil.test/a.css"</style>',
  '<path fill="url(https://evil.test/a.svg#b)"/>',
  '<style>rect{fill:image-set("https://evil.test/a.png" 1x)}</style>',
  '<style>rect{fill:image-set("a.png" 1x)}</style>',
  '<rect style="cursor:src(&quot;//evil.test/a.png&quot;)"/>',
  '<g xml:base="https:evil.test"/>',
  `<image class=' xmlns="' href="other.png" id='"'/>`,
])('a logo with an outside reference passed: %s', (content) => {
  writeFileSync(join(acme, 'logo.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
  expect(checkBrand(acme).map(({ file, problem }) => `${file} ${problem}`)).toContain(
    'logo.svg names an address outside of it: save it as plain SVG without metadata',
  );
});

test.each([
  String.raw`<style>rect{fill:\75rl(https://evil.test/a.svg#b)}</style>`,
  String.raw`<rect fill="\75rl(a.svg#b)"/>`,
  '<style>rect{fill:&#x75;rl(a.svg#b)}</style>',
  '<style>rect{fill:&#0117;rl(a.svg#b)}</style>',
  '<image><set attributeName="href" to="https://evil.test/a.png"/></image>',
  '<image><s:animate xmlns:s="http://www.w3.org/2000/svg" attributeName="href" values="a.png;b.png"/></image>',
])('SOUND-02 a logo with a hidden outside reference passed: %s', (content) => {
  writeFileSync(join(acme, 'logo.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
  expect(checkBrand(acme).map(({ file, problem }) => `${file} ${problem}`)).toContainEqual(
    expect.stringMatching(/^logo.svg holds an escape or an animation/),
  );
});

test('SOUND-02 a logo as drawing programs save it is accepted', () => {
  writeFileSync(
    join(acme, 'logo.svg'),
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
<title>Acme&#x2019;s &amp; co</title><style>.a{fill:url(#b)}</style>
<linearGradient id="b"/><use xlink:href="#c"/><path id="c" class="a" d="M0 0h9v9z"/></svg>`,
  );
  expect(checkBrand(acme).filter(({ file }) => file === 'logo.svg')).toEqual([]);
});

test('SOUND-02 links of a brand to a path without a page are reported', () => {
  const link = (href: string) => ({ label: { VI: 'Tải', EN: 'App', CN: '下载', MS: 'App' }, href });
  change('brand.json', (manifest) => ({
    ...manifest,
    links: { appAndroid: '/nonsense', appIos: '/down#ios' },
    footerColumns: [{ title: link('').label, links: [link('/help'), link('/nonsense')] }],
  }));
  const found = checkBrand(acme).map(({ key, allowed }) => [key, allowed]);
  const allowed = 'an https address, or a page of this site such as /help';
  expect(found).toContainEqual(['links.appAndroid', allowed]);
  expect(found).toContainEqual(['footerColumns.links.href', allowed]);
  expect(found.filter(([key]) => key === 'links.appIos')).toEqual([]);
});

test('a brand whose players can reach nobody is told so', () => {
  const told = expect.objectContaining({ key: 'supportMail', severity: 'note' });
  expect(checkBrand(acme)).not.toContainEqual(told);
  const contacts = (links: object, supportMail?: string) => {
    change('brand.json', (manifest) => ({ ...manifest, links, supportMail }));
    return checkBrand(acme);
  };
  expect(contacts({})).toContainEqual(told);
  expect(contacts({ support: '/help' })).toContainEqual(told);
  expect(contacts({}, 'help@acme.example')).not.toContainEqual(told);
  expect(contacts({ telegram: 'https://telegram.example/acme' })).not.toContainEqual(told);
});

test('a folder elsewhere was compared with its neighbours, and not with the brands of the gateway (SOUND-02)', () => {
  change('brand.json', (manifest) => ({
    ...manifest,
    hosts: ['aurora.localhost'],
    merchantCode: 'lotus',
    age: 3,
  }));
  const away = join(mkdtempSync(join(dir, 'away-')), 'newcomer');
  cpSync(acme, away, { recursive: true });
  expect(checkBrand(away, brandsDir).map(({ problem }) => problem)).toEqual(
    expect.arrayContaining(['not valid', 'aurora.localhost belongs to aurora']),
  );
});

test('a list was said to be wrong, not which entry of it is (SOUND-02)', () => {
  const cdn = 'http://cdn.example';
  change('brand.json', (manifest) => ({ ...manifest, hosts: ['acme.example', 'Acme'], imageCDNs: [cdn] }));
  expect(checkBrand(acme).map(({ key }) => key)).toEqual(['hosts[1]', 'hosts', 'imageCDNs[0]', 'imageCDNs']);
});

test.each(['\u202e', '\u200f', '\u061c'])(
  'a name with the direction mark %j is refused (SOUND-04)',
  (mark) => {
    change('brand.json', (manifest) => ({ ...manifest, name: `Acme${mark}88` }));
    const code = `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    expect(checkBrand(acme)).toContainEqual(
      expect.objectContaining({ key: 'name', problem: 'not valid', allowed: expect.stringContaining(code) }),
    );
  },
);

test('pictures that are links, and a host of another brand, are reported', () => {
  rmSync(join(acme, 'logo.svg'));
  symlinkSync('/etc/hostname', join(acme, 'logo.svg'));
  expect(checkBrand(acme)).toContainEqual(
    expect.objectContaining({ file: 'logo.svg', problem: 'is a link, which is not followed' }),
  );
  change('brand.json', (manifest) => ({ ...manifest, hosts: ['aurora.localhost'] }));
  expect(checkBrand(acme).map(({ problem }) => problem)).toContain('aurora.localhost belongs to aurora');
});

test('a host of another brand was told only after every other fault was mended: all are in one list', () => {
  change('brand.json', (manifest) => ({
    ...manifest,
    hosts: ['aurora.localhost'],
    merchantCode: 'lotus',
    age: 3,
  }));
  change('brand.tokens.json', ({ focus: _focus, ...tokens }) => tokens);
  writeFileSync(join(acme, 'logo.svg'), '');
  const odd = join(dir, 'Odd name');
  cpSync(acme, odd, { recursive: true });
  const problems = ['not valid', 'missing', 'is empty', 'aurora.localhost belongs to aurora'];
  for (const folder of [acme, odd])
    expect(checkBrand(folder).map(({ problem }) => problem)).toEqual(
      expect.arrayContaining([...problems, 'lotus belongs to lotus']),
    );
  expect(checkBrand(odd)[0]?.problem).toContain('is no name of a brand folder');
});

test('an invalid JSON file is reported, and the other file and the pictures are checked too', () => {
  writeFileSync(join(acme, 'brand.json'), '{');
  writeFileSync(join(acme, 'logo.svg'), '');
  change('brand.tokens.json', ({ focus: _focus, ...tokens }) => tokens);
  expect(checkBrand(acme).map(({ file, key }) => [file, key])).toEqual([
    ['brand.json', ''],
    ['logo.svg', ''],
    ['brand.tokens.json', 'focus.ring'],
  ]);
});
