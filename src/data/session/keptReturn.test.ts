import { keepReturn, takeReturn } from './keptReturn';
import { createSafeStorage } from '../storage/storage';

const text = createSafeStorage(() => sessionStorage);
const page = { pathname: '/noticePage', search: '?x=1' };

test('NAV-06 a page is kept over a round trip and good for one return', () => {
  keepReturn(text, page);
  expect(takeReturn(text)).toEqual(page);
  expect(takeReturn(text)).toBeUndefined();
});

test('NAV-06 a log-in without a page to return to does not use an earlier one', () => {
  keepReturn(text, page);
  keepReturn(text, undefined);
  expect(takeReturn(text)).toBeUndefined();
});

test.each(['{', 'null', '"/noticePage"', '{"returnTo":{"pathname":"//evil.example","search":""}}'])(
  'security row 5: poisoned storage takes nobody away: %s',
  (poison) => {
    sessionStorage.setItem('returnTo', poison);
    expect(takeReturn(text)).toBeUndefined();
    expect(sessionStorage.getItem('returnTo')).toBeNull();
  },
);
