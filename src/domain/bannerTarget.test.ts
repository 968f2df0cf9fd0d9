import { bannerTarget } from './bannerTarget';

const rules = { origin: 'https://aurora.example', hosts: ['help.example'] };

test.each([
  ['none', '/promotions', undefined],
  ['route', '/live?vassalage=LUM', { kind: 'own', path: '/live?vassalage=LUM' }],
  ['route', '/promotions', { kind: 'own', path: '/promotions' }],
  ['route', '/nowhere', undefined],
  ['route', '/nowhere', undefined],
  ['route', 'https://help.example/', undefined],
  ['promotion', '12', { kind: 'own', path: '/?modal=announcement&item=12' }],
  ['promotion', '12"><img>', undefined],
  ['game', 'RNG0001', { kind: 'own', path: '/seamless?gameCode=RNG0001' }],
  ['game', '../x', undefined],
  ['external', 'https://help.example/chat', { kind: 'external', href: 'https://help.example/chat' }],
  ['external', '/promotions', undefined],
  ['external', 'javascript:alert(1)', undefined],
] as const)('HOME-01 MOD-10 linkage %s with %s leads where it should', (linkageType, link, target) => {
  expect(bannerTarget({ linkageType, link }, rules)).toEqual(target);
});
