import { sql, type SQL } from 'drizzle-orm';
import type { MoneyWay } from '#contract/records';
import { ledgerPostings } from '../../ledger/postings/schema.ts';

/** Beginnings of what the ledger books for, by the way that money went; whatever has none is `other`. */
const beginnings = {
  deposit: ['deposit', 'opening'],
  withdrawal: ['withdrawal', 'hold'],
  bet: ['game.bet', 'game.void'],
  win: ['game.win'],
  transfer: ['wallet', 'transfer', 'line'],
  reward: ['reward', 'rebate', 'bonus'],
} as const satisfies Record<Exclude<MoneyWay, 'other'>, readonly string[]>;

const isOf = (reason: string, beginning: string): boolean =>
  reason === beginning || reason.startsWith(`${beginning}.`);

const ways = Object.keys(beginnings) as (keyof typeof beginnings)[];

export const wayOf = (reason: string): MoneyWay =>
  ways.find((way) => beginnings[way].some((beginning) => isOf(reason, beginning))) ?? 'other';

const reasonIs = (beginning: string): SQL =>
  sql`(${ledgerPostings.reason} = ${beginning} OR ${ledgerPostings.reason} LIKE ${`${beginning}.%`})`;

const anyOf = (list: readonly string[]): SQL => sql`(${sql.join(list.map(reasonIs), sql` OR `)})`;

/** Reasons for which money comes back that had left: it is no income. */
const refunds = ['game.void', 'hold.capture', 'hold.release', 'withdrawal.refund'];

/** Whether a posting returns what had been taken, for the database. */
export const isRefund = (): SQL => anyOf(refunds);

/** Whether a posting went that way, for the database. */
export const wentBy = (way: MoneyWay): SQL =>
  way === 'other' ? sql`NOT ${anyOf(Object.values(beginnings).flat())}` : anyOf(beginnings[way]);
