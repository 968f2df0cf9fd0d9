import type { Queries } from '../../platform/database/database.ts';
import { lineSizes } from './schema.ts';

/** How many stand below members, for others to join; a member that was not counted yet has no row. */
export const sizesView = (queries: Queries) =>
  queries
    .select({
      merchant: lineSizes.merchant,
      memberId: lineSizes.memberId,
      direct: lineSizes.direct,
      members: lineSizes.members,
      agents: lineSizes.agents,
      isAgent: lineSizes.isAgent,
    })
    .from(lineSizes)
    .as('size');
