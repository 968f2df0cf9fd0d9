import { routeOf } from '@/config/routes';
import { shellKind } from './shellKind';

test.each([
  ['/', true, 'home'],
  ['/login', true, 'home'],
  ['/', false, 'page'],
  ['/noticePage', true, 'page'],
  ['/nowhere', true, 'page'],
  ['/lottery', true, 'stage'],
  ['/seamless', false, 'stage'],
] as const)('NAV-07 the document of %s (banner: %s) is a %s', (path, withHero, kind) => {
  expect(shellKind(routeOf(path), withHero)).toBe(kind);
});
