import { createSafeStorage } from './storage';

const throwing = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

const emptyStorage = (): Storage => ({
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
});

const full = (): Storage => ({ ...emptyStorage(), setItem: throwing });

const poisoned = (): Storage => ({
  ...emptyStorage(),
  getItem: throwing,
  removeItem: throwing,
  clear: throwing,
});

test.each([
  ['missing', () => undefined],
  ['denied', () => throwing()],
  ['full', full],
  ['throwing on every reading', poisoned],
] satisfies [string, () => Storage | undefined][])(
  'with storage %s the page keeps what it wrote',
  (_state, open) => {
    const kept = createSafeStorage(open);
    kept.set('token', 'one');
    kept.set('token', 'two');
    expect(kept.get('token')).toBe('two');
    kept.remove('token');
    expect(kept.get('token')).toBeUndefined();
    kept.set('token', 'three');
    kept.clear();
    expect(kept.get('token')).toBeUndefined();
  },
);

test('with working storage, the text is stored there and nowhere else', () => {
  const kept = createSafeStorage(() => sessionStorage);
  kept.set('token', 'one');
  expect(sessionStorage.getItem('token')).toBe('one');
  sessionStorage.setItem('token', 'changed by another script');
  expect(kept.get('token')).toBe('changed by another script');
  kept.clear();
  expect(sessionStorage).toHaveLength(0);
});
