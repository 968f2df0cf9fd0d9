import { sql } from 'drizzle-orm';
import { transfer, type AccountName } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { betService } from '../../play/seamlessWallet/betService.ts';
import type { GameVisit } from '../../play/launch/schema.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { lineWorld } from '../../testing/lineWorld.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { countBrand } from './countBrand.ts';
import { sumMarks } from './sumMarks.ts';

let gateway: TestGateway;
let line: Awaited<ReturnType<typeof lineWorld>>;
beforeEach(async () => {
  // Members join before the days that are played.
  gateway = await testGateway({ now: new Date('2026-11-10T05:00:00Z') });
  line = await lineWorld(gateway);
  await line.count(new Date('2026-11-11T00:00:00Z'));
});
afterEach(() => gateway.close());

const at = (time: string) => new Date(time);
/** In Vietnam: the 19th until 17:00 in UTC, then the 20th. */
const on19 = at('2026-11-19T03:00:00Z');
const on20 = at('2026-11-20T03:00:00Z');
const end19 = at('2026-11-19T17:00:00Z');
const end20 = at('2026-11-20T17:00:00Z');

/** All sums of a day. */
const rowsOf = async (day: string): Promise<unknown[]> => {
  const { queries } = gateway.database;
  const members = await queries.execute(
    sql`SELECT * FROM member_days WHERE day = ${day}::date ORDER BY member_id, game_type`,
  );
  const teams = await queries.execute(
    sql`SELECT * FROM team_days WHERE day = ${day}::date ORDER BY agent_id, game_type`,
  );
  return [...members.rows, ...teams.rows];
};

const team = async ({ row }: TestMember, day: string, gameType = 'RNG') => {
  const { rows } = await gateway.database.queries.execute(sql`
    SELECT bets, stake::int, valid_bet::int, win::int, net::int, carried_net::int AS carried, active
    FROM team_days WHERE agent_id = ${row.id} AND day = ${day}::date AND game_type = ${gameType}`);
  return rows[0];
};

const money = async ({ row }: TestMember, day: string) => {
  const { rows } = await gateway.database.queries.execute(sql`
    SELECT deposit::int, withdrawal::int, bonus::int, rebate::int, commission::int, joined, first_deposits::int AS first
    FROM team_days WHERE agent_id = ${row.id} AND day = ${day}::date AND game_type = ''`);
  return rows[0];
};

test('AGENT-03 a round is in the day of its player and of everybody above, not in the own line of its player', async () => {
  const { top, sub, player, subPlayer, stranger } = line;
  await line.play(top, [{ stake: 7_000, win: 0, at: on19 }]);
  await line.play(sub, [{ stake: 1_000, win: 0, at: on19 }]);
  await line.play(subPlayer, [
    { stake: 20_000, win: 50_000, at: on19 },
    { stake: 5_000, win: 0, gameType: 'LIVE', at: on19 },
  ]);
  await line.play(player, [{ stake: 2_000, win: 2_000, at: on20 }]);
  await line.count(end20);
  expect(await team(top, '2026-11-19')).toMatchObject({
    bets: 2,
    stake: 21_000,
    valid_bet: 21_000,
    win: 50_000,
  });
  expect(await team(top, '2026-11-19')).toMatchObject({ net: 29_000, active: 2 });
  expect(await team(top, '2026-11-19', 'LIVE')).toMatchObject({ bets: 1, net: -5_000, active: 1 });
  // Of the day as a whole: a member counts once, whatever it played.
  expect(await team(top, '2026-11-19', '')).toMatchObject({ bets: 0, active: 2 });
  expect(await team(sub, '2026-11-19')).toMatchObject({ bets: 1, stake: 20_000, active: 1 });
  expect(await team(top, '2026-11-20')).toMatchObject({ bets: 1, net: 0, active: 1 });
  expect(await team(stranger, '2026-11-19')).toBeUndefined();
});

test('AGENT-03 active members of a week, half a month and a month count once each', async () => {
  const { top, player, subPlayer } = line;
  await line.play(player, [
    { stake: 1_000, win: 0, at: on19 },
    { stake: 1_000, win: 0, at: on20 },
  ]);
  await line.play(subPlayer, [{ stake: 1_000, win: 0, at: at('2026-11-15T20:00:00Z') }]);
  await line.count(end20);
  const { rows } = await gateway.database.queries.execute(sql`
    SELECT kind, start::text, active FROM team_actives WHERE agent_id = ${top.row.id} ORDER BY kind, start`);
  // The 15th at 20:00 in UTC is the 16th in Vietnam, a Monday.
  expect(rows).toEqual([
    { kind: 'H', start: '2026-11-16', active: 2 },
    { kind: 'M', start: '2026-11-01', active: 2 },
    { kind: 'W', start: '2026-11-16', active: 2 },
  ]);
});

/** A round that is placed at one time and ends at another. */
const longRound = async ({ row }: TestMember, times: { placed: Date; ended: Date }, win: bigint | 'void') => {
  const { clock, database } = gateway;
  const visit = {
    id: clock.newId(),
    merchant: 'aurora',
    memberId: row.id,
    vassalage: 'NVP',
    gameCode: 'RNG0001',
    gameType: 'RNG',
  } as GameVisit;
  const named = { visit, roundRef: clock.newId(), currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' } as const;
  await database.transaction((tx) =>
    betService(tx).place({ ...named, id: clock.newId(), now: times.placed }, 30_000n),
  );
  const ending = { ...named, id: clock.newId(), now: times.ended };
  await database.transaction(async (tx) => {
    if (win === 'void') await betService(tx).cancel(ending);
    else await betService(tx).settle(ending, win);
  });
};

test('AGENT-03 what is settled after its day is counted in the running day, as carried, and the closed day stays', async () => {
  const { top, player } = line;
  await line.play(player, [{ stake: 10_000, win: 0, at: on19 }]);
  await line.count(end19);
  const closed = await rowsOf('2026-11-19');
  expect(closed).not.toEqual([]);
  await longRound(player, { placed: on19, ended: on20 }, 90_000n);
  await longRound(player, { placed: on19, ended: on20 }, 'void');
  // Its transaction ended after the slot in which it was settled.
  await line.play(player, [{ stake: 4_000, win: 0, at: on19 }]);
  await line.count(end20);
  expect(await rowsOf('2026-11-19')).toEqual(closed);
  expect(await team(top, '2026-11-20')).toMatchObject({ bets: 2, net: 56_000, carried: 56_000 });
});

const move = async (from: AccountName, to: AccountName, amount: bigint, reason: string, when: Date) => {
  const { database, clock } = gateway;
  const key = clock.newId();
  await database.transaction((tx) =>
    post(tx, {
      key,
      merchant: 'aurora',
      reason,
      ref: key,
      at: when,
      entries: transfer(from, to, amount, 'VND'),
    }),
  );
};

test('AGENT-12 deposits, withdrawals, bonuses, rebates and commissions of a day come from the ledger, holds do not', async () => {
  const { top, player, subPlayer } = line;
  const purse = ({ row }: TestMember) => ({ kind: 'member', owner: row.id }) as const;
  const hold = { kind: 'hold', owner: player.row.id } as const;
  await move({ kind: 'cashier' }, purse(player), 500_000n, 'deposit', on19);
  await move({ kind: 'cashier' }, purse(player), 100_000n, 'deposit', on20);
  await move({ kind: 'cashier' }, purse(subPlayer), 70_000n, 'deposit', on20);
  await move({ kind: 'promotion' }, purse(player), 9_000n, 'reward.vip', on20);
  await move({ kind: 'promotion' }, purse(player), 3_000n, 'reward.rebate', on20);
  await move(purse(player), { kind: 'promotion' }, 1_000n, 'bonus.forfeit', on20);
  await move({ kind: 'commission' }, purse(subPlayer), 800n, 'commission.daily', on20);
  await move({ kind: 'house' }, purse(player), 44n, 'operator: a gift', on20);
  await move(purse(player), hold, 60_000n, 'withdrawal', on20);
  await line.count(at('2026-11-20T04:00:00Z'));
  expect(await money(top, '2026-11-20')).toMatchObject({ withdrawal: 0 });
  await move(hold, { kind: 'cashier' }, 60_000n, 'hold.capture', at('2026-11-20T05:00:00Z'));
  await line.count(end20);
  expect(await money(top, '2026-11-19')).toMatchObject({ deposit: 500_000, first: 1 });
  expect(await money(top, '2026-11-20')).toEqual({
    deposit: 170_000,
    withdrawal: 60_000,
    bonus: 8_000,
    rebate: 3_000,
    commission: 800,
    joined: 0,
    first: 1,
  });
});

test('AGENT-12 who joins is counted once for everybody above', async () => {
  const { top, sub } = line;
  const sizes = async () => {
    const { rows } = await gateway.database.queries.execute(
      sql`SELECT direct, members, agents FROM line_sizes WHERE member_id = ${top.row.id}`,
    );
    return rows[0];
  };
  expect(await sizes()).toEqual({ direct: 2, members: 3, agents: 1 });
  await gateway.members.create({ upline: sub.row, type: 1 });
  await line.count(at('2026-11-12T00:00:00Z'));
  expect(await sizes()).toEqual({ direct: 2, members: 4, agents: 2 });
  expect(await money(top, '2026-11-10')).toMatchObject({ joined: 3 });
});

test('AGENT-11 several gateways that count at the same time count each round and movement once', async () => {
  const { top, player, subPlayer } = line;
  const others: Database[] = [1, 2, 3].map(() => openDatabase({ connection: gateway.connection }));
  const rounds = Array.from({ length: 40 }, (_, index) => ({
    stake: 1_000 + index,
    win: 0,
    at: new Date(on19.getTime() + index * 7 * 60_000),
  }));
  for (const who of [player, subPlayer]) await line.play(who, rounds);
  await Promise.all(others.map((database) => countBrand(database, line.brand, end19)));
  for (const database of others) await database.close();
  expect(await team(top, '2026-11-19')).toMatchObject({ bets: 80, stake: 2 * (40 * 1_000 + 780), active: 2 });
  expect(await sumMarks(gateway.database.queries).countedTo('aurora')).toEqual(end19);
});

test('AGENT-11 a count that breaks off leaves nothing behind and is made up for', async () => {
  const { top, player } = line;
  await line.play(player, [{ stake: 1_000, win: 0, at: on19 }]);
  const { queries } = gateway.database;
  await queries.execute(sql`ALTER TABLE team_hours ADD CONSTRAINT broken CHECK (valid_bet = 0)`);
  await expect(line.count(end19)).rejects.toThrow();
  await queries.execute(sql`ALTER TABLE team_hours DROP CONSTRAINT broken`);
  expect(await team(top, '2026-11-19')).toBeUndefined();
  await line.count(end19);
  await line.count(end19);
  expect(await team(top, '2026-11-19')).toMatchObject({ bets: 1 });
});
