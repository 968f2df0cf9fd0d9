import { sql } from 'drizzle-orm';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Value } from '#contract/wireTypes';
import { lineWorld } from '../../testing/lineWorld.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

const seenAt = new Date('2026-11-20T03:00:00Z');

let gateway: TestGateway;
let line: Awaited<ReturnType<typeof lineWorld>>;
beforeAll(async () => {
  gateway = await testGateway();
  line = await lineWorld(gateway);
  // The slot in which everybody joined is over then.
  await line.count(new Date(gateway.clock.now().getTime() + 300_000));
});
afterAll(() => gateway.close());

const read = async <Name extends BuiltEndpointName>(
  name: Name,
  { token }: Pick<TestMember, 'token'>,
  query: Record<string, string>,
): Promise<Value<Name>> => {
  const answer = await gateway.call(name, { token, query });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.value as Value<Name>;
};

test('AGENT-02 the list finds by the beginning of an account, sorts, filters and pages', async () => {
  const { top, sub, player, subPlayer } = line;
  const list = async (more: Record<string, string> = {}) =>
    (await read('downlines', top, { pageNo: '1', pageSize: '20', ...more })).list.map(({ id }) => id);
  expect(await list()).toEqual([sub, player, subPlayer].map(({ row }) => row.id));
  expect(await list({ order: 'desc' })).toEqual([subPlayer, player, sub].map(({ row }) => row.id));
  expect(await list({ scope: 'direct' })).toEqual([sub, player].map(({ row }) => row.id));
  expect(await list({ role: 'agent' })).toEqual([sub.row.id]);
  expect(await list({ search: subPlayer.row.account.slice(0, -1).toUpperCase() })).toContain(
    subPlayer.row.id,
  );
  expect(await list({ search: '%' })).toEqual([]);
  expect((await list({ sort: 'members', order: 'desc' }))[0]).toBe(sub.row.id);
  const page = await read('downlines', top, { pageNo: '2', pageSize: '2' });
  expect(page).toMatchObject({ total: 3, totalPages: 2, list: [{ id: subPlayer.row.id, level: 2 }] });
  expect(page.list[0]?.upline).toEqual({ id: sub.row.id, account: sub.row.account });
});

test('AGENT-02 the tree opens a member with its direct downlines and the way to it', async () => {
  const { top, sub, player, subPlayer } = line;
  const ask = (more: Record<string, string> = {}) =>
    read('downlineTree', top, { pageNo: '1', pageSize: '20', ...more });
  const root = await ask();
  expect(root.node).toMatchObject({ id: top.row.id, level: 0, upline: null, direct: 2, members: 3 });
  expect(root.list.map(({ id }) => id)).toEqual([sub.row.id, player.row.id]);
  const opened = await ask({ memberId: sub.row.id });
  expect(opened.path.map(({ id }) => id)).toEqual([top.row.id, sub.row.id]);
  expect(opened.list.map(({ id }) => id)).toEqual([subPlayer.row.id]);
});

test('SAFE-03 whoever is excluded has no last activity, and nothing says why', async () => {
  const { top, player } = line;
  const { queries } = gateway.database;
  await queries.execute(sql`UPDATE members SET last_login_at = ${seenAt} WHERE id = ${player.row.id}`);
  const look = async () =>
    (await read('downlines', top, { pageNo: '1', pageSize: '20' })).list.find(
      ({ id }) => id === player.row.id,
    );
  const before = await look();
  expect(before?.lastActiveAt).toBe(seenAt.toISOString());
  await queries.execute(sql`
    INSERT INTO play_breaks (member_id, merchant, kind, taken_at) VALUES (${player.row.id}, 'aurora', 'selfExclusion', ${seenAt})`);
  expect(await look()).toEqual({ ...before, lastActiveAt: null });
});

test('AGENT-02 the list finds by state, also whoever has not activated the account', async () => {
  const { top, sub, player, subPlayer } = line;
  const { queries } = gateway.database;
  const found = async (state: string) => {
    const { list, total } = await read('downlines', top, { pageNo: '1', pageSize: '20', state });
    return { ids: list.map(({ id }) => id), total };
  };
  await queries.execute(sql`UPDATE members SET state = 'disabled' WHERE id = ${sub.row.id}`);
  // The job does not count an account before its owner has it.
  const opened = await gateway.members.create({ upline: top.row, state: 'pending' });
  expect(await found('active')).toEqual({ ids: [player.row.id, subPlayer.row.id], total: 2 });
  expect(await found('disabled')).toEqual({ ids: [sub.row.id], total: 1 });
  expect(await found('notActivated')).toEqual({ ids: [opened.row.id], total: 1 });
  expect((await read('downlines', top, { pageNo: '1', pageSize: '20' })).total).toBe(4);
  expect((await read('downlines', top, { pageNo: '1', pageSize: '20', role: 'agent' })).total).toBe(1);
});
