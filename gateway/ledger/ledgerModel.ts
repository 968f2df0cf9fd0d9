import fc from 'fast-check';

export const owners = ['an', 'binh', 'chau', 'duy'] as const;
export type Owner = (typeof owners)[number];

/** One act on the ledger. Its kind and `nonce` make its key: acts with the same ones are repetitions or misuse. */
export type Act =
  | {
      readonly kind: 'deposit' | 'withdraw' | 'hold';
      readonly owner: Owner;
      readonly amount: number;
      readonly nonce: number;
    }
  | {
      readonly kind: 'pass';
      readonly owner: Owner;
      readonly to: Owner;
      readonly amount: number;
      readonly nonce: number;
    }
  | { readonly kind: 'release' | 'capture'; readonly nonce: number };

const owner = fc.constantFrom(...owners);
const amount = fc.integer({ min: 1, max: 500 });
const nonce = fc.integer({ min: 0, max: 40 });

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom('deposit', 'deposit', 'withdraw', 'hold'), owner, amount, nonce }),
  fc.record({ kind: fc.constant('pass' as const), owner, to: owner, amount, nonce }),
  fc.record({ kind: fc.constantFrom('release', 'capture'), nonce }),
);

/** What the ledger should hold, kept in memory; small enough to be seen right. */
export const ledgerModel = () => {
  const main = new Map<Owner, number>(owners.map((name) => [name, 0]));
  const holds = new Map<number, { owner: Owner; amount: number; settled: boolean }>();
  const posted = new Set<string>();
  const add = (name: Owner, sum: number) => main.set(name, (main.get(name) ?? 0) + sum);
  const has = (name: Owner, sum: number) => (main.get(name) ?? 0) >= sum;

  const acts = {
    deposit: (act: Extract<Act, { amount: number }>) => {
      add(act.owner, act.amount);
      return true;
    },
    withdraw: (act: Extract<Act, { amount: number }>) => {
      if (!has(act.owner, act.amount)) return false;
      add(act.owner, -act.amount);
      return true;
    },
    hold: (act: Extract<Act, { amount: number }>) => {
      if (!has(act.owner, act.amount)) return false;
      add(act.owner, -act.amount);
      holds.set(act.nonce, { owner: act.owner, amount: act.amount, settled: false });
      return true;
    },
  };
  const settle = (act: Act): boolean => {
    const found = holds.get(act.nonce);
    if (found === undefined || found.settled) return false;
    found.settled = true;
    if (act.kind === 'release') add(found.owner, found.amount);
    return true;
  };
  const pass = (act: Extract<Act, { to: Owner }>): boolean => {
    if (!has(act.owner, act.amount)) return false;
    add(act.owner, -act.amount);
    add(act.to, act.amount);
    return true;
  };
  const perform = (act: Act): boolean => {
    if (act.kind === 'release' || act.kind === 'capture') return settle(act);
    const key = `${act.kind}:${act.nonce}`;
    if (posted.has(key)) return false;
    const moved = act.kind === 'pass' ? pass(act) : acts[act.kind](act);
    if (moved) posted.add(key);
    return moved;
  };
  return {
    /** True when money should have moved. */
    perform,
    mainOf: (name: Owner) => BigInt(main.get(name) ?? 0),
    heldOf: (name: Owner) =>
      BigInt(
        [...holds.values()]
          .filter((held) => held.owner === name && !held.settled)
          .reduce((sum, held) => sum + held.amount, 0),
      ),
  };
};
