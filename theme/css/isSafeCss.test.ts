import { isSafeCss } from './isSafeCss.ts';

test.each([
  '#0a0820',
  '14px',
  "'Be Vietnam Pro', sans-serif",
  'linear-gradient(180deg, #fff 0%, #000 100%)',
  '-0.02em',
  'radial-gradient(9px 9px at 5% 4px, #000 0%, #0000 70%) calc(5% + -4px) -3px / 100% 8px no-repeat',
])('%s may be written', (value) => {
  expect(isSafeCss(value)).toBe(true);
});

test.each([
  'a;b',
  'a:b',
  'a{b',
  'a}b',
  '<b',
  '@import x',
  'a\\b',
  'URL(x)',
  'var(--x)',
  '/*',
  'a /* b',
  'a/b',
  '"x"',
  '',
  'a\nb',
  '!important',
])('%j may not be written', (value) => {
  expect(isSafeCss(value)).toBe(false);
});
