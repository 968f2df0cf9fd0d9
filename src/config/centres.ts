import type { BuiltMemberPage, MemberPageName } from './memberPages';

export const centreParameter = 'centre';
export const pageParameter = 'page';
export const memberCentre = 'member';

/** Query parameter with the vendor's wallet to transfer money into (MEM-03). */
export const walletParameter = 'wallet';

/** The page that the centre opens with (MEM-01). */
export const firstMemberPage = 'securityCenter' satisfies BuiltMemberPage;

/** Returns `search` with the member centre opened (MEM-01). */
export const withMemberCentre = (
  search: string,
  page: MemberPageName = firstMemberPage,
  wallet?: string,
): string => {
  const query = new URLSearchParams(search);
  query.set(centreParameter, memberCentre);
  query.set(pageParameter, page);
  if (wallet === undefined) query.delete(walletParameter);
  else query.set(walletParameter, wallet);
  return `?${query.toString()}`;
};

/** Returns `search` without a centre. */
export const withoutCentre = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(centreParameter);
  query.delete(pageParameter);
  query.delete(walletParameter);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
};
