/** Flags besides the modules that close a page of the member centre. */
const flagOfPage = { referral: 'REFERRAL' } as const;

type PageFlag = (typeof flagOfPage)[keyof typeof flagOfPage];

const isFlagged = (page: string | null): page is keyof typeof flagOfPage =>
  page !== null && Object.hasOwn(flagOfPage, page);

/** The flag that closes the page of a link such as `/?centre=member&page=referral`; undefined for a page that stays open. */
export const linkFlag = (link: string | null): PageFlag | undefined => {
  if (link?.startsWith('/') !== true) return undefined;
  const page = new URLSearchParams(link.split('?')[1]?.split('#')[0]).get('page');
  return isFlagged(page) ? flagOfPage[page] : undefined;
};
