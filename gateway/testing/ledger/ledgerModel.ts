import fc from 'fast-check';

export const owners = ['an', 'binh', 'chau', 'duy'] as const;
export type Owner = (typeof owners)[number];

interface Sum {
  readonly kind: 'deposit' | 'withdraw' | 'hold';
  readonly owner: Owner;
  readonly amount: number;
  readonly nonce: number;
}
interface Pass extends Omit<Sum, 'kind'> {
  readonly kind: 'pass';
  readonly to: Owner;
}
interface Settle {
  readonly kind: 'release' | 'capture';
  readonly nonce: number;
}

/** One act on the ledger. Its kind and `nonce` make its key: acts with the same ones are repetitions or misuse. */
export type Act = Sum | Pass | Settle;

export const isSettle = (act: Act): act is Settle => act.kind === 'release' || act.kind === 'capture';

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
    deposit: (act: Sum) => {
      add(act.owner, act.amount);
      return true;
    },
    withdraw: (act: Sum) => {
      if (!has(act.owner, act.amount)) return false;
      add(act.owner, -act.amount);
      return true;
    },
    hold: (act: Sum) => {
      if (!has(act.owner, act.amount)) return false;
      add(act.owner, -act.amount);
      holds.set(act.nonce, { owner: act.owner, amount: act.amount, settled: false });
      return true;
    },
  };
  const settle = (act: Settle): boolean => {
    const found = holds.get(act.nonce);
    if (found === undefined || found.settled) return false;
    found.settled = true;
    if (act.kind === 'release') add(found.owner, found.amount);
    return true;
  };
  const pass = (act: Pass): boolean => {
    if (!has(act.owner, act.amount)) return false;
    add(act.owner, -act.amount);
    add(act.to, act.amount);
    return true;
  };
  const perform = (act: Act): boolean => {
    if (isSettle(act)) return settle(act);
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
