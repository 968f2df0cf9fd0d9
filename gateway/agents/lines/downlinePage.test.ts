import { bigLine } from '../../testing/bigLine/bigLine.ts';
import { planReads } from '../../testing/planReads.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { watchedQueries } from '../../testing/watchedQueries.ts';
import { lineService } from './lineService.ts';

const MEMBERS = 20_000;
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

const sorts = ['lastActive', 'members', 'direct'] as const;
const orders = ['asc', 'desc'] as const;
const cases = sorts.flatMap((sort) => orders.map((order) => ({ sort, order })));

const page = (who: 'head' | 'wide', asked: (typeof cases)[number], pageNo = '1') =>
  lineService(watched.queries, line[who].now).page(line[who].caller, { ...asked, pageNo, pageSize: '50' });

test.each(cases)('AGENT-02 a page of a long line by $sort, $order, is read along an index', async (asked) => {
  for (const who of ['head', 'wide'] as const) {
    const [statement] = await watched.during(() => page(who, asked));
    if (statement === undefined) throw new Error('Nothing was asked');
    const reads = planReads(await watched.analyse(statement, 'custom'));
    expect(reads.filter(({ how }) => how === 'Seq Scan').map(({ of }) => of)).not.toContain('members');
    expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThan(MEMBERS / 4);
  }
});

test.each(cases)(
  'AGENT-02 pages by $sort, $order, go on from one another and have nobody twice',
  async (asked) => {
    const pages = [await page('wide', asked), await page('wide', asked, '2'), await page('wide', asked, '3')];
    const list = pages.flatMap((one) => one.list);
    expect(new Set(list.map(({ id }) => id)).size).toBe(150);
    const by = list.map((one) =>
      asked.sort === 'lastActive' ? Date.parse(one.lastActiveAt ?? '') : one[asked.sort],
    );
    const sorted = by.toSorted((one, other) => (asked.order === 'asc' ? one - other : other - one));
    expect(by).toEqual(sorted);
  },
);
