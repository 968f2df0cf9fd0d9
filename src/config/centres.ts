import type { BuiltMemberPage, MemberPageName } from './memberPages';

export const centreParameter = 'centre';
export const pageParameter = 'page';
export const memberCentre = 'member';

/** What the centre opens with (MEM-01). */
export const firstMemberPage = 'securityCenter' satisfies BuiltMemberPage;

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
