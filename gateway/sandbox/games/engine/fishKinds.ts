import type { Motif } from '../../art/motifs.ts';

interface FishFacts {
  /** Paid for one that is caught, in stakes of a shot. */
  readonly times: number;
  readonly motif: Motif;
}

/** What swims, the small fry first. */
export const fishKinds = {
  minnow: { times: 2, motif: 'fish' },
  shrimp: { times: 3, motif: 'shrimp' },
  goldfish: { times: 4, motif: 'tropical-fish' },
  crab: { times: 6, motif: 'crab' },
  puffer: { times: 8, motif: 'pufferfish' },
  jelly: { times: 10, motif: 'jellyfish' },
  turtle: { times: 15, motif: 'turtle' },
  squid: { times: 20, motif: 'squid' },
  lobster: { times: 25, motif: 'lobster' },
  octopus: { times: 30, motif: 'octopus' },
  dolphin: { times: 40, motif: 'dolphin' },
  shark: { times: 60, motif: 'shark' },
  whale: { times: 100, motif: 'whale' },
  dragon: { times: 200, motif: 'serpent-dragon' },
} as const satisfies Record<string, FishFacts>;

export type FishKind = keyof typeof fishKinds;

export const fishNames = Object.keys(fishKinds) as FishKind[];

/** Return to player in hundredths of a per cent, whatever is shot at. */
export const fishRtp = 9_600;
export const fishMostTimes = Math.max(...Object.values(fishKinds).map(({ times }) => times));

/** Shots that go to the server together and are settled as one round. */
export const MOST_SHOTS = 20;
