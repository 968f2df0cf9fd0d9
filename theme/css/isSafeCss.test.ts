import { isSafeCss } from './isSafeCss.ts';

test.each([
  '#0a0820',
  '14px',
  "'Be Vietnam Pro', sans-serif",
  'linear-gradient(180deg, #fff 0%, #000 100%)',
  '-0.02em',
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
  '"x"',
  '',
  'a\nb',
  '!important',
])('%j may not be written', (value) => {
  expect(isSafeCss(value)).toBe(false);
});
