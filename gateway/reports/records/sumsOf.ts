interface Sums {
  readonly count: number;
  /** Minor units, as the database writes them. */
  readonly stake: string;
  readonly validBet: string;
  readonly win: string;
  readonly net: string;
}

const total = (parts: readonly Sums[], name: Exclude<keyof Sums, 'count'>): string =>
  parts.reduce((sum, part) => sum + BigInt(part[name]), 0n).toString();

/** What sums of parts come to, so that the database goes through the rounds once. */
export const sumsOf = (parts: readonly Sums[]): Sums => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  stake: total(parts, 'stake'),
  validBet: total(parts, 'validBet'),
  win: total(parts, 'win'),
  net: total(parts, 'net'),
});

/** The same, group by group, the groups in their order. */
export const sumsBy = <Part extends Sums, Name extends keyof Part>(
  parts: readonly Part[],
  name: Name,
): (Sums & Pick<Part, Name>)[] =>
  [...Map.groupBy(parts, (part) => part[name])]
    .map(([key, group]) => ({ ...sumsOf(group), [name]: key }) as Sums & Pick<Part, Name>)
    .sort((a, b) => (a[name] < b[name] ? -1 : 1));
