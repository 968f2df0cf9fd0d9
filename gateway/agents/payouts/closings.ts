import { periodOfKind, type ContractKind } from '#contract/agentContracts';
import { lastPayDay, nextPayDay, spanAround, type Span } from '../contracts/spans.ts';

/** The closing of a kind around a moment: what ends after `from` and not after `to` is paid at `to`. */
const closingAround = (kind: ContractKind, at: Date, timeZone: string): Span =>
  kind === 'dividend'
    ? { from: lastPayDay(at, timeZone), to: nextPayDay(at, timeZone) }
    : spanAround(periodOfKind[kind], at, timeZone);

/**
 * Closings of a kind that end after `after` and not after `until`, the oldest first: each slot, hour or day, and for
 * dividends the time from one 15th to the next.
 */
export const closings = (
  kind: ContractKind,
  { after, until }: { readonly after: Date; readonly until: Date },
  timeZone: string,
  most: number,
): Span[] => {
  const found: Span[] = [];
  for (let at = closingAround(kind, after, timeZone); at.to <= until;) {
    if (found.length === most) break;
    found.push(at);
    at = closingAround(kind, at.to, timeZone);
  }
  return found;
};
