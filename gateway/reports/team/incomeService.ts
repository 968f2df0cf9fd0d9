import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { incomeSources, type IncomeSource } from '#contract/team';
import type { Query, Value } from '#contract/wireTypes';
import { memberMoves } from '../../agents/sums/schema.ts';
import { dayOf, dayText, within, type DayRange } from '../../brands/calendar/dayRange.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Queries } from '../../platform/database/database.ts';
import { addFigures, figuresIn, profitOf, type Figures } from './figures.ts';
import { readDays } from './readDays.ts';
import type { TeamReader } from './TeamReader.ts';
import { wholeLine } from './teamScope.ts';

/** What the ledger books a payment for, by what it is paid for. */
const reasonOf = (source: IncomeSource): string => `commission.${source}`;
const sourceOf = (reason: string): IncomeSource | undefined =>
  incomeSources.find((source) => reasonOf(source) === reason);

interface PaidDay {
  readonly day: string;
  readonly source: IncomeSource;
  readonly amount: bigint;
  readonly count: number;
}

const noFigures = addFigures([]);

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** What agents are paid, and what their lines brought in (AGENT-03, AGENT-12). */
export const incomeService = (queries: Queries) => {
  const wanted = ({ caller, timeZone }: TeamReader, days: DayRange, source?: IncomeSource) =>
    and(
      eq(memberMoves.merchant, caller.merchant),
      eq(memberMoves.memberId, caller.memberId),
      eq(memberMoves.kind, 'commission'),
      within(memberMoves.countedAt, days, timeZone),
      source === undefined ? undefined : eq(memberMoves.reason, reasonOf(source)),
    );

  const paidDays = async (reader: TeamReader, days: DayRange, source?: IncomeSource): Promise<PaidDay[]> => {
    const day = dayOf(memberMoves.countedAt, reader.timeZone);
    const rows = await queries
      .select({
        day: dayText(day),
        reason: memberMoves.reason,
        amount: sql<string>`sum(${memberMoves.amount})::text`,
        count: sql<number>`count(*)::int`,
      })
      .from(memberMoves)
      .where(wanted(reader, days, source))
      .groupBy(day, memberMoves.reason)
      .orderBy(asc(day));
    return rows.flatMap(({ reason, amount, ...row }) => {
      const paid = sourceOf(reason);
      return paid === undefined ? [] : [{ ...row, source: paid, amount: BigInt(amount) }];
    });
  };

  const bySource = (paid: readonly PaidDay[], { currency }: TeamReader) =>
    incomeSources.flatMap((source) => {
      const amounts = paid.filter((one) => one.source === source).map(({ amount }) => amount);
      return amounts.length === 0 ? [] : [{ source, amount: wireMoney(sumOf(amounts), currency) }];
    });

  return {
    income: async (reader: TeamReader, asked: Query<'agentIncome'>): Promise<Value<'agentIncome'>> => {
      const { limit, offset, facts } = pageOf(asked);
      const money = (amount: bigint) => wireMoney(amount, reader.currency);
      const paid = await paidDays(reader, asked, asked.source);
      const rows = await queries
        .select()
        .from(memberMoves)
        .where(wanted(reader, asked, asked.source))
        .orderBy(desc(memberMoves.countedAt), desc(memberMoves.postingId))
        .offset(offset)
        .limit(limit);
      return {
        ...facts(paid.reduce((sum, { count }) => sum + count, 0)),
        list: rows.flatMap(({ postingId, reason, amount, at, ref }) => {
          const source = sourceOf(reason);
          return source === undefined
            ? []
            : [{ id: postingId.toString(), source, amount: money(amount), at: at.toISOString(), ref }];
        }),
        sums: { total: money(sumOf(paid.map(({ amount }) => amount))), sources: bySource(paid, reader) },
        days: [...Map.groupBy(paid, ({ day }) => day)].map(([day, group]) => ({
          day,
          amount: money(sumOf(group.map(({ amount }) => amount))),
        })),
      };
    },

    revenue: async (reader: TeamReader, asked: Query<'agentRevenue'>): Promise<Value<'agentRevenue'>> => {
      const { money } = figuresIn(reader.currency);
      const read = await readDays(queries, wholeLine(reader.caller), asked);
      const paid = await paidDays(reader, asked);
      const incomes = new Map(
        [...Map.groupBy(paid, ({ day }) => day)].map(([day, group]) => [
          day,
          sumOf(group.map(({ amount }) => amount)),
        ]),
      );
      const revenue = (figures: Figures, income: bigint) => ({
        validBet: money(figures.validBet),
        net: money(figures.net),
        bonus: money(figures.bonus),
        rebate: money(figures.rebate),
        profit: money(profitOf(figures)),
        income: money(income),
      });
      const figuresOf = new Map(read.days.map(({ day, figures }) => [day, figures]));
      const days = [...new Set([...figuresOf.keys(), ...incomes.keys()])].toSorted();
      return {
        countedTo: read.countedTo,
        list: days.map((day) => ({
          day,
          ...revenue(figuresOf.get(day) ?? noFigures, incomes.get(day) ?? 0n),
        })),
        sums: revenue(read.sums, sumOf(paid.map(({ amount }) => amount))),
        sources: bySource(paid, reader),
      };
    },
  };
};
