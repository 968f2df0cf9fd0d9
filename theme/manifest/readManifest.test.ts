import { brandKeys, readBrandFile } from '../testing/bundledBrands.ts';
import { readManifest } from './readManifest.ts';

const aurora = readBrandFile('aurora', 'brand.json') as Record<string, unknown>;

test.each(brandKeys)('the manifest of %s can be read', (key) => {
  expect(readManifest(readBrandFile(key, 'brand.json'))).toHaveProperty('manifest');
});

test('STAGE-01 a brand that says nothing but the order of home has a complete layout', () => {
  expect(readManifest({ ...aurora, layout: { homeOrder: ['banners'] } })).toMatchObject({
    manifest: {
      layout: {
        shell: 'topline',
        hero: 'stage',
        card: { shape: 'poster' },
        row: 'dense',
        aside: { home: [] },
      },
    },
  });
});

test('the age is 21 when the brand names none', () => {
  expect(readManifest({ ...aurora, age: undefined })).toHaveProperty('manifest.age', 21);
});

test('unknown flags and links are dropped', () => {
  const found = readManifest({ ...aurora, modules: { COMM3: '1', FUTURE9: '1' } });
  expect(found).toHaveProperty('manifest.modules', { COMM3: '1' });
});

const laidOut = (change: Record<string, unknown>) => ({ layout: { homeOrder: ['banners'], ...change } });

const refused: [string, Record<string, unknown>, string][] = [
  ['no name', { name: '' }, 'name'],
  ['a name that turns the direction of text', { name: 'Aurora\u202e88' }, 'name'],
  ['a name of a page length', { name: 'A'.repeat(500) }, 'name'],
  ['no host', { hosts: [] }, 'hosts'],
  ['a host with a path', { hosts: ['aurora.localhost/x'] }, 'hosts'],
  ['the same host twice', { hosts: ['a.localhost', 'a.localhost'] }, 'hosts'],
  ['localhost, which shows the default brand', { hosts: ['localhost'] }, 'hosts'],
  ['an address of four numbers', { hosts: ['127.0.0.1'] }, 'hosts'],
  ['an address of six', { hosts: ['[::1]'] }, 'hosts'],
  ['an address that a browser completes', { hosts: ['127.1'] }, 'hosts'],
  ['an address in hexadecimal', { hosts: ['0x7f000001'] }, 'hosts'],
  ['the host of the desk of another brand', { hosts: ['desk.lotus.localhost'] }, 'hosts'],
  ['the host of the games of another brand', { hosts: ['games.lotus.localhost'] }, 'hosts'],
  ['a merchant code with a slash', { merchantCode: '../lotus' }, 'merchantCode'],
  ['an unknown language', { languages: ['VI', 'XX'] }, 'languages'],
  ['a language without words', { languages: ['VI', 'MS'] }, 'copy.MS'],
  ['an unknown currency shape', { currency: 'dong' }, 'currency'],
  ['a currency that the standard has withdrawn', { currency: 'HRK' }, 'currency'],
  ['a code without a minor unit', { currency: 'XAU' }, 'currency'],
  ['a money step of less than ten minor units', { moneyStep: 5 }, 'moneyStep'],
  ['more decimals than the currency has', { decimals: 2 }, 'decimals'],
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['an offset, which is no time zone', { timeZone: '+07:00' }, 'timeZone'],
  ['an age of 16', { age: 16 }, 'age'],
  ['a logo outside of the folder', { logo: '../../etc/passwd.svg' }, 'logo'],
  ['a logo from elsewhere', { logo: 'https://evil.example/logo.svg' }, 'logo'],
  ['a logo that is a script', { logo: 'logo.js' }, 'logo'],
  ['a hero of text', { hero: 'hero' }, 'hero'],
  ['a script as link', { links: { support: 'javascript:alert(1)' } }, 'links'],
  ['a link to another scheme', { links: { support: 'http://plain.example/' } }, 'links'],
  [
    'a link whose host is another than people read',
    { links: { support: 'https://evil.test\\@ok.test' } },
    'links',
  ],
  ['a link that leaves by two slashes', { links: { support: '//evil.example' } }, 'links'],
  ['the foot of a market that nobody wrote', { footer: 'mars' }, 'footer'],
  [
    'a mail address, which does nothing without a mail program',
    { links: { support: 'mailto:a@b.example' } },
    'links',
  ],
  ['a support mail that is an address', { supportMail: 'mailto:a@b.example' }, 'supportMail'],
  ['a support mail with a subject', { supportMail: 'a@b.example?subject=x' }, 'supportMail'],
  ['a help line without a name', { helpLines: [{ phone: '000' }] }, 'helpLines.name'],
  ['a help line that nobody can reach', { helpLines: [{ name: 'Help' }] }, 'helpLines'],
  [
    'a help line whose number is a script',
    { helpLines: [{ name: 'Help', phone: 'javascript:x' }] },
    'helpLines',
  ],
  [
    'a help line with an address without https',
    { helpLines: [{ name: 'Help', url: 'http://help.example/' }] },
    'helpLines.url',
  ],
  [
    'a security contact that adds a line to security.txt',
    { securityContact: 'mailto:a@b.example\nContact: https://evil.example' },
    'securityContact',
  ],
  ['a security contact without https', { securityContact: 'http://plain.example/report' }, 'securityContact'],
  ['an unknown home section', { layout: { homeOrder: ['casino'] } }, 'layout'],
  ['a frame that nobody drew', laidOut({ shell: 'spiral' }), 'layout.shell'],
  ['a shape of cards that nobody drew', laidOut({ card: { shape: 'round' } }), 'layout.card.shape'],
  ['a page as wide as a wall', laidOut({ container: 9000 }), 'layout.container'],
  ['one gap instead of two', laidOut({ card: { gap: [12] } }), 'layout.card.gap'],
  [
    'art outside of the folder',
    laidOut({ category: { RNG: { art: '../rng.webp' } } }),
    'layout.category.RNG.art',
  ],
  [
    'a ground on which no ink can be read',
    laidOut({ category: { RNG: { ground: ['#ffffff', '#000000'] } } }),
    'layout.category.RNG.ground',
  ],
  ['a flag that is true', { modules: { COMM3: true } }, 'modules'],
  ['an analytics id with a quote', { gtagId: 'G-1";alert(1)' }, 'gtagId'],
  ['a picture host without https', { imageCDNs: ['http://cdn.example'] }, 'imageCDNs'],
  ['a picture host that opens the policy', { imageCDNs: ['https://cdn.example; script-src *'] }, 'imageCDNs'],
  ['a picture host with a path', { imageCDNs: ['https://cdn.example/x'] }, 'imageCDNs'],
];

test.each(refused)('%s is refused and the field is named', (_, change, field) => {
  expect(readManifest({ ...aurora, ...change })).toEqual({
    reason: expect.stringContaining(field) as string,
  });
});

test('names that look like an address or a time zone of their own are taken', () => {
  const hosts = ['88.example', '1.localhost', 'mygames.example', 'localhost.example'];
  expect(readManifest({ ...aurora, hosts, timeZone: 'UTC' })).toMatchObject({
    manifest: { hosts, timeZone: 'UTC' },
  });
});

test('SAFE-06 help lines are the operator’s own; the product’s brands have none', () => {
  for (const key of brandKeys) {
    expect(readManifest(readBrandFile(key, 'brand.json'))).toHaveProperty('manifest.helpLines', []);
  }
  const helpLines = [
    { name: 'Help', phone: '+00 000 000', hours: '8:00–20:00' },
    { name: 'Advice', url: 'https://help.example/' },
  ];
  expect(readManifest({ ...aurora, helpLines })).toMatchObject({ manifest: { helpLines } });
});

test.each([undefined, null, [], 'brand', 3])('%p instead of a manifest is refused', (document) => {
  expect(readManifest(document)).toHaveProperty('reason');
});
