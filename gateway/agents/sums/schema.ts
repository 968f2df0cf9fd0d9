import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { teamMoves } from '#contract/team';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';

const count = () => integer().notNull().default(0);
const minorUnits = () =>
  bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`);
const day = () => date({ mode: 'string' }).notNull();

/** What a row of sums adds up. Money in minor units; what goes out of the house's hands is positive. */
const sumColumns = () => ({
  bets: count(),
  stake: minorUnits(),
  validBet: minorUnits(),
  win: minorUnits(),
  /** The players' result: returns minus stakes. */
  net: minorUnits(),
  /** The part of the valid bets and of the result that belongs to rounds of an earlier day. */
  carriedValidBet: minorUnits(),
  carriedNet: minorUnits(),
  deposit: minorUnits(),
  withdrawal: minorUnits(),
  bonus: minorUnits(),
  rebate: minorUnits(),
  commission: minorUnits(),
  joined: count(),
  firstDeposits: count(),
});

/**
 * What a member did on a day of the brand. A row without a game type (`NO_GAME`) has what belongs to the day as a whole,
 * the others have rounds alone. A day that is over never changes: what comes late is in the running one.
 */
export const memberDays = pgTable(
  'member_days',
  {
    merchant: merchantColumn(),
    memberId: uuid().notNull(),
    day: day(),
    gameType: text().notNull(),
    /** 1 from the first valid bet on. */
    active: count(),
    ...sumColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId, table.day, table.gameType] }),
    index('member_days_of_day').on(table.merchant, table.day, table.memberId),
    // Who was active is counted from the index alone.
    index('member_days_active')
      .on(table.merchant, table.gameType, table.day, table.memberId)
      .where(sql`active > 0`),
  ],
);

/** The same of everybody below a member, without the member's own. */
export const teamDays = pgTable(
  'team_days',
  {
    merchant: merchantColumn(),
    agentId: uuid().notNull(),
    day: day(),
    gameType: text().notNull(),
    /** Members with a valid bet. */
    active: count(),
    /** Rows of `member_days` that are in it. */
    parts: count(),
    ...sumColumns(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.agentId, table.day, table.gameType] })],
);

/** Members below with a valid bet in a longer span that begins on a day: a week, half a month, a month. */
export const teamActives = pgTable(
  'team_actives',
  {
    merchant: merchantColumn(),
    agentId: uuid().notNull(),
    kind: text({ enum: ['W', 'H', 'M'] }).notNull(),
    start: day(),
    active: count(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.agentId, table.kind, table.start] })],
);

const hourColumns = () => ({ merchant: merchantColumn(), hour: instantColumn().notNull() });

/** What a member played in an hour of the brand's clock. */
export const memberHours = pgTable(
  'member_hours',
  {
    ...hourColumns(),
    memberId: uuid().notNull(),
    active: count(),
    validBet: minorUnits(),
    net: minorUnits(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.hour, table.memberId] })],
);

/** The same of everybody below a member, without the member's own. */
export const teamHours = pgTable(
  'team_hours',
  { ...hourColumns(), agentId: uuid().notNull(), active: count(), validBet: minorUnits(), net: minorUnits() },
  (table) => [primaryKey({ columns: [table.merchant, table.hour, table.agentId] })],
);

/** Who stands below a member, as far as it was counted. Every counted member has a row. */
export const lineSizes = pgTable(
  'line_sizes',
  {
    merchant: merchantColumn(),
    memberId: uuid().notNull(),
    direct: count(),
    members: count(),
    /** How many of the members are agents. */
    agents: count(),
    /** Whether the member is one. */
    isAgent: boolean().notNull().default(false),
    /** The day of the member's own first deposit. */
    firstDepositOn: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    // A line of any size is listed by size along them: everybody, or agents or players alone.
    index('line_sizes_of_all_by_direct').on(table.merchant, table.direct, table.memberId),
    index('line_sizes_of_all_by_members').on(table.merchant, table.members, table.memberId),
    index('line_sizes_by_direct').on(table.merchant, table.isAgent, table.direct, table.memberId),
    index('line_sizes_by_members').on(table.merchant, table.isAgent, table.members, table.memberId),
  ],
);

/** Movements of members' money apart from games, copied from the ledger: each once. */
export const memberMoves = pgTable(
  'member_moves',
  {
    merchant: merchantColumn(),
    postingId: bigint({ mode: 'bigint' }).notNull(),
    memberId: uuid().notNull(),
    kind: text({ enum: teamMoves }).notNull(),
    /** What the ledger booked it for. */
    reason: text().notNull(),
    ref: text().notNull(),
    /** Minor units: positive to the member, negative from the member. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    at: instantColumn().notNull(),
    /** Start of the slot whose sums it is in. */
    countedAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.postingId, table.memberId] }),
    index('member_moves_of_member').on(table.merchant, table.memberId, table.countedAt),
    index('member_moves_counted').on(table.merchant, table.countedAt, table.memberId),
    index('member_moves_to_count')
      .on(table.merchant, table.at)
      .where(sql`counted_at IS NULL`),
  ],
);

/** How far the counting of a brand has come. Whoever counts holds the row. */
export const sumMarks = pgTable('sum_marks', {
  merchant: merchantColumn().primaryKey(),
  /** Everything before is counted that was there when the last slot was. */
  countedTo: instantColumn(),
  /** Ledger entries of transactions below this one are in `member_moves`. */
  booksThrough: bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`),
});
