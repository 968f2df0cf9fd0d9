import type { Audience } from '#contract/constants';

const shown = { A: ['A'], B: ['B'], F: ['A', 'F'] } as const satisfies Record<Audience, readonly Audience[]>;

/** Popups for whom (spec §4): without a session only those of visitors, whatever was asked for. */
export const audiencesFor = (asked: Audience, loggedIn: boolean): readonly Audience[] =>
  loggedIn ? shown[asked] : shown.B;
