import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nearestTests } from './nearestTests.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'nearest-'));
  for (const path of ['limits/limit.test.ts', 'limits/long.wide.test.ts', 'wallets/wallet.test.ts']) {
    const full = join(root, 'gateway/money', path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('the tests of the folder come first, then the other short ones of the area', () => {
  expect(nearestTests('gateway/money/limits/limitStore.ts', root)).toEqual([
    ['gateway/money/limits/limit.test.ts'],
    ['gateway/money/wallets/wallet.test.ts'],
  ]);
});

test('a folder without tests takes those of the folder above', () => {
  expect(nearestTests('gateway/money/orders/orderNo.ts', root)).toEqual([
    ['gateway/money/limits/limit.test.ts', 'gateway/money/wallets/wallet.test.ts'],
  ]);
});
