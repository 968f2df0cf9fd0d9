import type { ContractKind } from '#contract/agentContracts';

/** A settled bet of a player, who stands below the members of its line. */
export interface ModelBet {
  readonly above: readonly string[];
  readonly stake: bigint;
  readonly win: bigint;
  readonly at: number;
}

/** A contract of one rate without conditions, in hundredths of a per cent. */
export interface ModelContract {
  readonly kind: ContractKind;
  readonly memberId: string;
  readonly uplineId: string | null;
  readonly rate: bigint;
  /** The end of the span that a moment lies in, as text that sorts by time. */
  readonly spanOf: (at: number) => string;
  readonly countsFrom: number;
}

/** What a bet adds to the base of a kind: the house's profit, or the valid bet if there was a result. */
const baseOf = (kind: ContractKind, { stake, win }: ModelBet): bigint => {
  if (kind === 'dividend') return stake - win;
  return kind === 'realTime' && win === stake ? 0n : stake;
};

/** Gross by span: everything below the member, in spans that end by `until`. */
const grossBySpan = (
  { kind, memberId, rate, spanOf, countsFrom }: ModelContract,
  bets: readonly ModelBet[],
  until: string,
): Map<string, bigint> => {
  const bases = new Map<string, bigint>();
  for (const bet of bets) {
    const span = spanOf(bet.at);
    if (!bet.above.includes(memberId) || bet.at < countsFrom || span > until) continue;
    bases.set(span, (bases.get(span) ?? 0n) + baseOf(kind, bet));
  }
  return new Map([...bases].map(([span, base]) => [span, (base * rate) / 10_000n]));
};

/** What each contract pays in all, computed from the bets alone, with sums written down a second time. */
export const modelPayments = (
  contracts: readonly ModelContract[],
  bets: readonly ModelBet[],
  until: (kind: ContractKind) => string,
): Map<ModelContract, bigint> =>
  new Map(
    contracts.map((contract) => {
      const end = until(contract.kind);
      const gains = grossBySpan(contract, bets, end);
      for (const below of contracts) {
        if (below.kind !== contract.kind || below.uplineId !== contract.memberId) continue;
        for (const [span, gross] of grossBySpan(below, bets, end)) {
          // It counts toward the span in which it ends.
          const into = contract.spanOf(Date.parse(span) - 1);
          if (into <= end) gains.set(into, (gains.get(into) ?? 0n) - gross);
        }
      }
      let paid = 0n;
      let carried = 0n;
      for (const [, gain] of [...gains].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        const left = gain + carried;
        paid += left > 0n ? left : 0n;
        carried = left < 0n && contract.kind === 'dividend' ? left : 0n;
      }
      return [contract, paid];
    }),
  );
