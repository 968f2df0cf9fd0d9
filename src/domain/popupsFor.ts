import type { Audience } from '#contract/constants';
import type { Popup } from '#contract/wireTypes';

const shown = { A: ['A'], B: ['B'], F: ['A', 'F'] } as const satisfies Record<Audience, readonly Audience[]>;

/**
 * Popups of an audience (spec §4). After a log-in the answer for the previous audience may still be displayed, so it
 * is filtered too.
 */
export const popupsFor = (popups: readonly Popup[], audience: Audience): Popup[] =>
  popups.filter(({ execution }) => shown[audience].some((one) => one === execution));
