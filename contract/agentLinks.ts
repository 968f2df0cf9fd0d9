/** What a register link, or an agent who opens an account, makes: a player or another agent. */
export const accountKinds = ['member', 'agent'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Rebates of a line are whole hundredths of a per cent of the valid bets: 120 is 1.2 %. */
export const ratesInWhole = 10_000;

/** The highest rebate that an operator may give, in hundredths of a per cent. */
export const mostRebate = 1_000;

/** Of a code in the address of a register link; compared without case. */
export const linkCodePattern = '^[A-Za-z0-9]{4,32}$';

export const linkNameLength = { least: 1, most: 40 } as const;

/** Where the two links of an agent lead: the registration form, and the page on which an opened account is activated. */
export const registerLinkPath = (code: string): `/${string}` =>
  `/register?affiliateCode=${encodeURIComponent(code)}`;
const activationMark = '#activate=';
export const activationPath = (token: string): `/${string}` => `/register${activationMark}${token}`;
