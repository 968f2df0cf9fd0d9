import { centreParameter, firstMemberPage, memberCentre, pageParameter } from './centres';
import { isBuilt, type BuiltMemberPage } from './memberPages';

/** The member centre page that the address names; the first page if that one is not built. */
export const memberPageOf = (search: string): BuiltMemberPage | undefined => {
  const query = new URLSearchParams(search);
  if (query.get(centreParameter) !== memberCentre) return undefined;
  const page = query.get(pageParameter);
  return isBuilt(page) ? page : firstMemberPage;
};
