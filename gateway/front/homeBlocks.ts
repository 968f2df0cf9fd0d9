import { leadsWithMatches } from '#contract/leadsWithMatches';

/** Name of the block that stands for `matches` where they lead. */
export const leadingMatches = 'matchesLead';

/** Blocks of home in a brand's order. */
export const homeBlocks = (homeOrder: readonly string[]): string[] =>
  homeOrder.map((name) => (name === 'matches' && leadsWithMatches(homeOrder) ? leadingMatches : name));
