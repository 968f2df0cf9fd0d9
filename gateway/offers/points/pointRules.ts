import { pointSources } from '#contract/points';

/** What a ratio is for: a source of points, or their conversion into money. */
export const ratioKinds = [...pointSources, 'convert'] as const;

/** How many times money out of a conversion has to be wagered, and the days for it. */
export const convertRule = { times: 1, days: 30 } as const;
