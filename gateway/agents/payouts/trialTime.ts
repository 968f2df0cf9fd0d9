import type { ContractPeriod } from '#contract/agentContracts';
import { spanAround, type Span } from '../contracts/spans.ts';

const DAY = 86_400_000;

/** The last month, or the last closed day where a span is shorter than that. */
export const triedTime = (period: ContractPeriod, now: Date, timeZone: string): Span => {
  const unit = period === 'slot' || period === 'hour' ? 'D' : 'M';
  const running = spanAround(unit, now, timeZone);
  return spanAround(unit, new Date(running.from.getTime() - 1), timeZone);
};

/** What a signature is tried on: the last seven days, or four weeks, or else as a trial. */
export const previewTime = (period: ContractPeriod, now: Date, timeZone: string): Span => {
  if (period !== 'D' && period !== 'W') return triedTime(period, now, timeZone);
  const to = spanAround(period, now, timeZone).from;
  const before = new Date(to.getTime() - (period === 'D' ? 7 : 28) * DAY);
  // Midday of the first day: a change of clocks moves it to no other day.
  return { from: spanAround(period, new Date(before.getTime() + DAY / 2), timeZone).from, to };
};
