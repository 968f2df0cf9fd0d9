import { firstMemberPage, isBuilt, type BuiltMemberPage, type MemberPageName } from './memberPages';

const centreParameter = 'centre';
const pageParameter = 'page';
const memberCentre = 'member';

/** `search` with the member centre opened in it (MEM-01). */
export const withMemberCentre = (search: string, page: MemberPageName = firstMemberPage): string => {
  const query = new URLSearchParams(search);
  query.set(centreParameter, memberCentre);
  query.set(pageParameter, page);
  return `?${query.toString()}`;
};

/** `search` without a centre. */
export const withoutCentre = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(centreParameter);
  query.delete(pageParameter);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
};

/** The page of the member centre that the address names; the first where it names none that is built. */
export const memberPageOf = (search: string): BuiltMemberPage | undefined => {
  const query = new URLSearchParams(search);
  if (query.get(centreParameter) !== memberCentre) return undefined;
  const page = query.get(pageParameter);
  return isBuilt(page) ? page : firstMemberPage;
};
