import { join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { bankAccounts } from '../money/bankAccounts/schema.ts';
import type { Player } from '../http/policy/caller.ts';
import { deposits } from '../money/orders/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { balanceOf } from '../ledger/postings/balanceOf.ts';
import { deposit, merchant } from './ledger/ledgerFixture.ts';
import { memberService } from '../members/members/memberService.ts';
import type { MemberRow } from '../members/members/schema.ts';
import type { Connection } from '../platform/postgres/connection.ts';
import { payReward } from '../offers/rewards/payReward.ts';
import { rewardStore } from '../offers/rewards/rewardStore.ts';
import { systemRuntime as runtime } from '../platform/runtime/runtime.ts';
import { writerProcesses } from './writerProcesses.ts';
import { turnoverRequirements } from '../money/turnover/schema.ts';
import type { WalletAct } from './walletActs.ts';
import type { WalletOrder } from './walletWriter.ts';

/** One step of money: the least that can be withdrawn. */
const STEP = 100_000n;
const amount = STEP.toString();

interface Wallet {
  readonly caller: Player;
  readonly accountId: string;
  /** Rewards that are claimed in the race and can be cancelled. */
  readonly claimed: string[];
}

const kinds = [
  ...(['claim', 'claim', 'credit', 'credit', 'withdraw', 'withdraw'] as const),
  ...(['send', 'send', 'even', 'even', 'void', 'cancel', 'cancel'] as const),
];
/** So many times a reward has to be wagered that no round sets it free. */
const NEVER = 1_000;
/** What a round stakes: it takes parts of several rewards. */
const ROUND = 170_001n;
const anyAct = fc.record({ kind: fc.constantFrom(...kinds), owner: fc.integer({ min: 0, max: 1 }) });

const openWallet = async (
  database: Database,
  free: bigint,
  upline?: MemberRow,
): Promise<Wallet & { row: MemberRow }> => {
  const { queries } = database;
  const now = runtime.now();
  const account = `w${runtime.newId().replaceAll('-', '').slice(-12)}`;
  const type = upline === undefined ? 1 : 0;
  const row = await memberService(queries, runtime).create({
    ...{ merchant, account, type },
    ...(upline && { upline }),
  });
  if (free > 0n) await deposit(database, row.id, free);
  const accountId = runtime.newId();
  await queries.insert(bankAccounts).values({
    ...{ id: accountId, merchant, memberId: row.id, kind: 'bank', bankName: 'An Phú Bank' },
    ...{ number: '1900234821', ownerName: 'NGUYEN VAN A', createdAt: now, usableAt: new Date(0) },
  });
  const caller = {
    merchant,
    memberId: row.id,
    account,
    type,
    line: row.line,
    tokenHash: '',
    mustChange: false,
  };
  return { row, caller, accountId, claimed: [] };
};

/** An agent and a player below, whose wallets two processes work on at once. */
export const walletRace = async (database: Database, connection: Connection) => {
  const { queries } = database;
  const file = join(import.meta.dirname, 'walletWriter.ts');
  const processes = await writerProcesses<WalletOrder, boolean[]>(file, connection);

  const newReward = async ({ memberId }: Player): Promise<string> => {
    const subject = runtime.newId();
    const reward = { merchant, memberId, source: 'mission', subject, amount: STEP, currency: 'VND' } as const;
    const given = await rewardStore(queries, runtime).give({ ...reward, times: NEVER });
    if (given === undefined) throw new Error('The reward was given before');
    return given.id;
  };
  const claimedReward = async (caller: Player): Promise<string> => {
    const rewardId = await newReward(caller);
    await database.transaction(async (tx) => {
      const taken = await rewardStore(tx, runtime).take(caller, rewardId);
      if (taken) await payReward(tx, runtime, taken);
    });
    return rewardId;
  };
  const newOrder = async ({ memberId }: Player): Promise<string> => {
    const now = runtime.now();
    const orderNo = `D${runtime.newId()}`;
    await queries.insert(deposits).values({
      ...{ id: runtime.newId(), merchant, memberId, orderNo, method: 'BANK', amount: STEP, fee: 0n },
      ...{ currency: 'VND', state: 'processing', createdAt: now, changedAt: now, expiresAt: now },
    });
    return orderNo;
  };

  const planned = async (
    kind: (typeof kinds)[number],
    { caller, accountId, claimed }: Wallet,
    other: Wallet,
  ): Promise<WalletAct> => {
    if (kind === 'even' || kind === 'void')
      return { kind, caller, round: runtime.newId(), amount: ROUND.toString() };
    if (kind === 'claim') {
      const rewardId = await newReward(caller);
      claimed.push(rewardId);
      return { kind, caller, rewardId };
    }
    if (kind === 'cancel')
      return { kind, caller, rewardId: claimed.shift() ?? (await claimedReward(caller)) };
    if (kind === 'credit') return { kind, orderNo: await newOrder(caller), amount };
    if (kind === 'withdraw') return { kind, caller, accountId, amount };
    return { kind, caller, account: caller.type === 1 ? other.caller.account : undefined, amount };
  };

  /** What of the money that came with a requirement is not there any more, though no round has lost anything. */
  const leaked = async ({ caller: { memberId } }: Wallet): Promise<bigint> => {
    const rows = await queries
      .select()
      .from(turnoverRequirements)
      .where(and(eq(turnoverRequirements.memberId, memberId), isNull(turnoverRequirements.endedAt)));
    const balance = await balanceOf(queries, merchant, { kind: 'member', owner: memberId }, 'VND');
    const short = (there: bigint, wanted: bigint): bigint => (there < wanted ? wanted - there : 0n);
    const all = rows.reduce((sum, { bound }) => sum + bound, 0n);
    return rows.reduce((sum, { base, bound }) => sum + short(bound, base), short(balance, all));
  };

  /** What cancelled rewards gave back to the house, less what they had cost it. */
  const forfeitedTooMuch = async (): Promise<bigint> => {
    const cost = await balanceOf(queries, merchant, { kind: 'promotion' }, 'VND');
    const [row] = await queries
      .select({ sum: sql<string>`coalesce(sum(${turnoverRequirements.base}), 0)::text` })
      .from(turnoverRequirements)
      .where(
        and(
          eq(turnoverRequirements.source, 'bonus'),
          sql`${turnoverRequirements.ending} IS DISTINCT FROM 'cancelled'`,
        ),
      );
    return cost + BigInt(row?.sum ?? 0);
  };

  return {
    /** Acts of one seed; answers of what kind those that were done are, and what has left wallets or the house that should not have. */
    run: async (seed: number, actsEach: number): Promise<{ done: WalletAct['kind'][]; leaked: bigint[] }> => {
      // Without money of its own, whatever leaves a wallet was bound; with some, part of what wants to leave may.
      const free = seed % 2 === 0 ? 10n * STEP : 0n;
      const agent = await openWallet(database, free);
      const player = await openWallet(database, free, agent.row);
      const drawn = fc.sample(anyAct, { numRuns: actsEach * 2, seed });
      const acts: WalletAct[] = [];
      for (const { kind, owner } of drawn) {
        const [own, other] = owner === 0 ? [agent, player] : [player, agent];
        acts.push(await planned(kind, own, other));
      }
      const outcomes = await processes.race([
        { acts: acts.slice(0, actsEach) },
        { acts: acts.slice(actsEach) },
      ]);
      const succeeded = outcomes.flat();
      return {
        done: acts.filter((_act, index) => succeeded[index]).map(({ kind }) => kind),
        leaked: [await leaked(agent), await leaked(player), await forfeitedTooMuch()],
      };
    },
    close: processes.close,
  };
};
