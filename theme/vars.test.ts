import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('each role says when to use it, in the comment that an editor shows at its variable', () => {
  const source = readFileSync(join(__dirname, 'tokens.ts'), 'utf8');
  const roles = [
    ...source.matchAll(/^(.*)\n\s+(\w+): (?:color|gradient|glow|shadow|dimension|\{ kind: '\w+' \}),$/gm),
  ];
  expect(roles).toHaveLength(tokenEntries.length);
  expect(roles.filter(([, above = '']) => !/^\s+\/\*\* [A-Za-z].{5,}\. \*\/$/.test(above))).toEqual([]);
});
