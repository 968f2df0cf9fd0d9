import { productionLock, withoutTools } from './productionOnly.ts';
import { readLock } from './productionPackages.ts';

test('the bill of materials left out React, which tools use as well: packages that run stay, tools alone go', () => {
  const before = readLock();
  const { packages } = productionLock(before);
  expect(Object.keys(packages)).toEqual(
    expect.arrayContaining(['', 'node_modules/react', 'node_modules/react-dom', 'node_modules/pg']),
  );
  expect(Object.keys(packages)).not.toContain('node_modules/jest');
  expect(packages['']).not.toHaveProperty('devDependencies');
  expect(before.packages['']).toHaveProperty('devDependencies');
});

test('nothing of a package.json is lost but its tools', () => {
  expect(withoutTools({ name: 'x', devDependencies: { jest: '1' } })).toEqual({ name: 'x' });
});
