import { siteGate } from './siteGate';

test('SYS-01 nothing is decided before the status is known', () => {
  expect(siteGate({})).toBe('waiting');
});

test('SYS-01 status 0 opens the site', () => {
  expect(siteGate({ status: 0, maintenance: false, regionRestriction: false })).toBe('open');
});

test('SYS-02 status 1 is maintenance', () => {
  expect(siteGate({ status: 1 })).toBe('maintenance');
});

test('SYS-03 status 2 is a blocked region', () => {
  expect(siteGate({ status: 2 })).toBe('blocked');
});

test('SYS-04 maintenance takes precedence over the region, whichever call reports it', () => {
  expect(siteGate({ status: 2, maintenance: true })).toBe('maintenance');
  expect(siteGate({ status: 1, regionRestriction: true })).toBe('maintenance');
});

test('SYS-04 the permission answer alone can close the site', () => {
  expect(siteGate({ status: 0, regionRestriction: true })).toBe('blocked');
  expect(siteGate({ maintenance: true })).toBe('maintenance');
});
