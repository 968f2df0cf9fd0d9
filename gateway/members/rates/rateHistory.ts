import { linePath } from '../members/linePath.ts';
import { capped, standardRates, type Rates } from './rates.ts';

/** Rates that a member was given. */
export interface GivenRates {
  readonly memberId: string;
  readonly since: Date;
  readonly rates: Rates;
}

/** A time through which the rates of a member stayed as they were; it ends where the next one begins. */
export interface RateSpan {
  /** The first span has been from ever. */
  readonly from: Date | undefined;
  readonly rates: Rates;
}

/**
 * How the rates of a member came about, the earliest first. At any time nobody has more than anybody above in the line,
 * whatever was given: an upline whose rates go down takes the line along.
 */
export const rateHistory = (line: string, given: readonly GivenRates[]): readonly RateSpan[] => {
  const path = linePath(line);
  const turns = [...new Set(given.map(({ since }) => since.getTime()))].toSorted((a, b) => a - b);
  const ratesAt = (at: number): Rates =>
    path
      .map(
        (id) =>
          given
            .filter(({ memberId, since }) => memberId === id && since.getTime() <= at)
            .toSorted((a, b) => a.since.getTime() - b.since.getTime())
            .at(-1)?.rates ?? standardRates,
      )
      .reduce(capped);
  return [
    { from: undefined, rates: standardRates },
    ...turns.map((at) => ({ from: new Date(at), rates: ratesAt(at) })),
  ];
};
