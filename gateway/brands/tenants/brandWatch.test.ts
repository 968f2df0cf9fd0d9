import { createLog } from '../../platform/log/log.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { brandWatch } from './brandWatch.ts';
import type { Tenant } from './tenant.ts';

const workRunner = (...appeared: readonly string[]) => {
  let present = ['aurora', ...appeared];
  let refusals: string[] = [];
  let broken: readonly string[] = [];
  const lines: string[] = [];
  const settled: string[][] = [];
  const begun: string[] = [];
  const look = brandWatch({
    brands: { refused: () => refusals.map((reason) => ({ key: 'odd', hosts: [], reason })) },
    present: testTenants(['aurora']).all(),
    tenants: { ...testTenants(['aurora']), all: () => testTenants(present).all() },
    log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
    settle: async (tenants: readonly Tenant[]) => {
      const codes = tenants.map(({ merchantCode }) => merchantCode);
      if (codes.some((code) => broken.includes(code))) throw new Error('no database');
      settled.push(codes);
    },
    begin: ({ merchantCode }) => Promise.resolve(begun.push(merchantCode)),
    workRunner: () =>
      Promise.resolve(async (_target, _merchant, work) => void (await work().catch(() => null))),
  });
  return {
    look,
    lines,
    settled,
    begun,
    remove: (brand: string) => (present = present.filter((one) => one !== brand)),
    add: (brand: string) => (present = [...present, brand]),
    refuse: (...reasons: string[]) => (refusals = reasons),
    breakDown: (...brands: string[]) => (broken = brands),
  };
};

test('WL-02 a brand that is added while the gateway runs gets its world, once', async () => {
  const { look, settled, add } = workRunner();
  await look();
  expect(settled).toEqual([]);
  add('lotus');
  await look();
  await look();
  expect(settled).toEqual([['lotus']]);
});

test('a brand whose folder appeared while the gateway made the first worlds stayed empty: the first look makes its own', async () => {
  const { look, settled, begun } = workRunner('lotus');
  await look();
  await look();
  expect([settled, begun]).toEqual([[['lotus']], ['lotus']]);
});

test('what happens at a brand begins when it is added, and anew when it is shown again', async () => {
  const { look, settled, begun, add, remove } = workRunner();
  add('lotus');
  await look();
  await look();
  expect(begun).toEqual(['lotus']);
  remove('lotus');
  await look();
  add('lotus');
  await look();
  expect([begun, settled]).toEqual([['lotus', 'lotus'], [['lotus']]]);
});

test('a world that could not be made is tried again, and does not keep another brand from its own (SOUND-01)', async () => {
  const { look, settled, add, breakDown } = workRunner();
  add('lotus');
  add('kickoff');
  breakDown('lotus');
  await look();
  expect(settled).toEqual([['kickoff']]);
  breakDown();
  await look();
  expect(settled).toEqual([['kickoff'], ['lotus']]);
});

test('why a folder is not shown is said once, and again after it was mended and broken anew', async () => {
  const { look, lines, refuse } = workRunner();
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
