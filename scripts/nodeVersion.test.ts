import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const { isEnough, refusal } = createRequire(import.meta.url)('./nodeVersion.cjs') as {
  isEnough: (version: string) => boolean;
  refusal: (version: string) => string;
};

test.each([
  ['v8.17.0', false],
  ['v18.20.4', false],
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.0.0', true],
  ['v26.10.0', true],
])('Node %s is new enough: %s', (version, enough) => {
  expect(isEnough(version)).toBe(enough);
});

test('an old Node is refused in one line that names both versions, the wanted one as in package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(refusal('v16.0.0')).toContain(engines.node.replace('>=', ''));
  expect(refusal('v16.0.0')).toMatch(/^[^\n]*v16\.0\.0[^\n]*$/);
});
