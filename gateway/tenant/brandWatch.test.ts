import { createLog } from '../log.ts';
import { testTenants } from '../testing/testTenants.ts';
import { brandWatch } from './brandWatch.ts';
import type { Tenant } from './tenant.ts';

const watched = () => {
  let present = ['aurora'];
  let refusals: string[] = [];
  let broken = false;
  const lines: string[] = [];
  const settled: string[][] = [];
  const look = brandWatch({
    brands: { refused: () => refusals.map((reason) => ({ key: 'odd', hosts: [], reason })) },
    tenants: { ...testTenants(['aurora']), all: () => testTenants(present).all() },
    log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
    settle: async (tenants: readonly Tenant[]) => {
      if (broken) throw new Error('no database');
      settled.push(tenants.map(({ merchantCode }) => merchantCode));
    },
  });
  return {
    look,
    lines,
    settled,
    add: (brand: string) => (present = [...present, brand]),
    refuse: (...reasons: string[]) => (refusals = reasons),
    breakDown: (down: boolean) => (broken = down),
  };
};

test('WL-02 a brand that is added while the gateway runs gets its world, once', async () => {
  const { look, settled, add } = watched();
  await look();
  expect(settled).toEqual([]);
  add('lotus');
  await look();
  await look();
  expect(settled).toEqual([['lotus']]);
});

test('a world that could not be made is tried again', async () => {
  const { look, settled, add, breakDown } = watched();
  add('lotus');
  breakDown(true);
  await expect(look()).rejects.toThrow('no database');
  breakDown(false);
  await look();
  expect(settled).toEqual([['lotus']]);
});

test('why a folder is not shown is said once, and again after it was mended and broken anew', async () => {
  const { look, lines, refuse } = watched();
  refuse('odd/tokens.json: not JSON');
  await look();
  await look();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('odd/tokens.json: not JSON');
  refuse();
  await look();
  refuse('odd/tokens.json: not JSON');
  await look();
  expect(lines).toHaveLength(2);
});
