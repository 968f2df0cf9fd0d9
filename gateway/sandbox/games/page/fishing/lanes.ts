import { fishNames, type FishKind } from '../../engine/fishKinds.ts';

interface Lane {
  /** Height beside the other lanes. */
  readonly share: number;
  readonly isLeftward: boolean;
  /** Milliseconds from edge to edge: all in a lane are as fast, so that none catches up with another. */
  readonly duration: number;
  /** Part of the way by which it is ahead of the lane above. */
  readonly ahead: number;
  /** What swims by, in this order. */
  readonly kinds: readonly FishKind[];
}

/** Places in a lane, at equal distances. */
export const PLACES = 6;

const GOLDEN = 0.618_034;

/** Kinds as often as their shares say, spread so that no two of a kind follow each other. */
const spread = (shares: Partial<Record<FishKind, number>>): readonly FishKind[] =>
  fishNames
    .flatMap((kind) => Array.from({ length: shares[kind] ?? 0 }, () => kind))
    .map((kind, place) => ({ kind, order: (place * GOLDEN) % 1 }))
    .sort((one, other) => one.order - other.order)
    .map(({ kind }) => kind);

const small = { minnow: 3, shrimp: 3, goldfish: 2, crab: 2, puffer: 2, jelly: 1 } as const;
const middle = { puffer: 1, jelly: 2, turtle: 2, squid: 2, lobster: 2 } as const;
const great = { octopus: 2, dolphin: 2, shark: 2, whale: 1, dragon: 1 } as const;

/** The sea from the top down. Each fish has its lane: none swims over another, or over what another pays. */
export const lanes: readonly Lane[] = [
  { share: 1, isLeftward: true, duration: 21_000, ahead: 0, kinds: spread(small) },
  { share: 1.15, isLeftward: false, duration: 24_000, ahead: 0.11, kinds: spread(middle) },
  { share: 1.75, isLeftward: true, duration: 29_000, ahead: 0.05, kinds: spread(great) },
  { share: 1, isLeftward: false, duration: 19_000, ahead: 0.17, kinds: spread({ ...small, ...middle }) },
];
