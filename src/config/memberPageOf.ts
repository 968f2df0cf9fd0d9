import { centreParameter, firstMemberPage, memberCentre, pageParameter } from './centres';
import { isMemberPage, type MemberPageName } from './memberPages';

/** The member centre page that the address names; the first page if there is none of that name. */
export const memberPageOf = (search: string): MemberPageName | undefined => {
  const query = new URLSearchParams(search);
  if (query.get(centreParameter) !== memberCentre) return undefined;
  const page = query.get(pageParameter);
  return isMemberPage(page) ? page : firstMemberPage;
};
