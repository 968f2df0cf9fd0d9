import { cssName, tokenEntries } from './tokenPaths.ts';
import { vars } from './vars.ts';

test('a role is the variable of the same path', () => {
  expect(vars.surface.raised).toBe('var(--surface-raised)');
  expect(vars.gradient.heroGlow).toBe('var(--gradient-hero-glow)');
  expect(vars.scrim).toBe('var(--scrim)');
});

test('no two roles share a variable', () => {
  const names = tokenEntries.map(([path]) => cssName(path));
  expect(new Set(names).size).toBe(names.length);
});

test('each role says when to use it', () => {
  expect(tokenEntries.filter(([, { use }]) => !/^[A-Za-z].{5,}\.$/.test(use)).map(([path]) => path)).toEqual(
    [],
  );
});
