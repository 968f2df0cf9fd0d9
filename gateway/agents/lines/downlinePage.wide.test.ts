import { downlineRoles } from '#contract/team';
import type { Value } from '#contract/wireTypes';
import { bigLine } from '../../testing/bigLine/bigLine.ts';
import { withClient } from '../../platform/postgres/connection.ts';
import { planReads } from '../../testing/planReads.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { watchedQueries } from '../../testing/watchedQueries.ts';
import { lineService } from './lineService.ts';

type Downline = Value<'downlines'>['list'][number];

const MEMBERS = 20_000;
/** The world is small, so that the test says from where on a line is long. */
const short = { joined: 1_000, lastActive: 1_000, direct: 1_000, members: 1_000 };
const days = { from: '2026-11-12', to: '2026-11-14' };

let store: TestDatabase;
let line: Awaited<ReturnType<typeof bigLine>>;
let watched: ReturnType<typeof watchedQueries>;
beforeAll(async () => {
  store = await createTestDatabase();
  line = await bigLine(store.connection, {
    members: MEMBERS,
    levels: 12,
    oneIn: 500,
    played: days,
    asked: days,
  });
  watched = watchedQueries(store.connection);
});
afterAll(async () => {
  await watched.close();
  await store.drop();
});

const sorts = ['joined', 'lastActive', 'members', 'direct'] as const;
const orders = ['asc', 'desc'] as const;
const roles = [undefined, ...downlineRoles];
const cases = sorts.flatMap((sort) =>
  orders.flatMap((order) => roles.map((role) => ({ sort, order, role, who: role ?? 'all' }))),
);

const page = (
  who: 'head' | 'wide' | 'short',
  { sort, order, role }: Omit<(typeof cases)[number], 'who'>,
  pageNo = '1',
) =>
  lineService(watched.queries, line[who].now, short).page(line[who].caller, {
    ...{ sort, order, pageNo, pageSize: '50' },
    ...(role && { role }),
  });

test.each(cases)(
  'AGENT-02 a page of a long line by $sort, $order, of $who is read along an index',
  async (asked) => {
    for (const who of ['head', 'wide'] as const) {
      const statement = (await watched.during(() => page(who, asked))).at(-1);
      if (statement === undefined) throw new Error('Nothing was asked');
      const reads = planReads(await watched.analyse(statement, 'custom'));
      expect(reads.filter(({ how }) => how === 'Seq Scan').map(({ of }) => of)).not.toContain('members');
      expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThan(MEMBERS / 4);
    }
  },
);

test.each(cases)(
  'AGENT-02 a page of a short line by $sort, $order, of $who reads no more than that line',
  async (asked) => {
    const { total } = await page('short', { ...asked, role: undefined });
    const statements = await watched.during(() => page('short', asked));
    const plans = await Promise.all(statements.map((one) => watched.analyse(one, 'custom')));
    expect(Math.max(...plans.flatMap(planReads).map(({ rows }) => rows))).toBeLessThanOrEqual(total + 1);
  },
);

const orderOf = {
  joined: ({ joinedAt }: Downline) => Date.parse(joinedAt),
  lastActive: ({ lastActiveAt }: Downline) => Date.parse(lastActiveAt ?? ''),
  members: ({ members }: Downline) => members,
  direct: ({ direct }: Downline) => direct,
};

test.each(cases.flatMap((asked) => (['wide', 'short'] as const).map((whose) => ({ ...asked, whose }))))(
  'AGENT-02 pages by $sort, $order, of $who of a $whose line go on from one another and have nobody twice',
  async ({ whose, ...asked }) => {
    const pages = [await page(whose, asked), await page(whose, asked, '2'), await page(whose, asked, '3')];
    const list = pages.flatMap((one) => one.list);
    expect(new Set(list.map(({ id }) => id)).size).toBe(150);
    if (asked.role !== undefined)
      expect(new Set(list.map(({ role }) => role))).toEqual(new Set([asked.role]));
    const by = list.map((one) => orderOf[asked.sort](one));
    const sorted = by.toSorted((one, other) => (asked.order === 'asc' ? one - other : other - one));
    expect(by).toEqual(sorted);
  },
);

test('AGENT-02 few agents of a long line are found by account without a look at the others', async () => {
  await withClient(store.connection, async (client) => {
    await client.query(
      "UPDATE members SET type = 0 WHERE account_key NOT LIKE '%00' AND account_key <> 'm0'",
    );
    await client.query('VACUUM (ANALYZE) members');
  });
  const asked = { role: 'agent', pageNo: '1', pageSize: '50' } as const;
  const { caller, now } = line.head;
  const [statement] = await watched.during(() => lineService(watched.queries, now).page(caller, asked));
  if (statement === undefined) throw new Error('Nothing was asked');
  const reads = planReads(await watched.analyse(statement, 'custom'));
  expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThan(MEMBERS / 40);
});
