/** Names under which the session is kept in session storage (spec §3, SYS-07). */
export const sessionKeys = {
  token: 'token',
  nickname: 'nickname',
  account: 'account',
  username: 'username',
  customerId: 'customerId',
  isAgent: 'isAgent',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  gameVendor: 'gameVendor',
  merchantWallet: 'merchantWallet',
  /** Rules of the registration form. */
  validate: 'validate',
  winners: 'WINNERS',
  userPopupClosed: 'USER_POPUP',
  anonymousPopupClosed: 'ANONYMOUS_POPUP',
  returnTo: 'returnTo',
  /** The handle of a points mall that was opened elsewhere (spec §4). */
  pointMall: 'pointMall',
  /** Keys of calls that move money and have no answer yet, see `moneyCalls`. */
  moneyCalls: 'moneyCalls',
} as const;

/** Before the name of a form whose draft the session storage keeps. */
export const draftPrefix = 'draft:';

/** Names in local storage: the language in use and the one before it (I18N-02), and the merchant (SYS-11). */
export const localKeys = {
  language: 'language',
  previousLanguage: 'previousLanguage',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  balanceHidden: 'balanceHidden',
  remembered: 'remembered',
  analytics: 'analytics',
  rememberedName: 'rememberedName',
  recentSearches: 'recentSearches',
  oddsFormat: 'oddsFormat',
  /** The end of the break or self-exclusion started on this device; see `restMark`. */
  restsUntil: 'restsUntil',
} as const;

/** Written back after logout has emptied the session storage (SYS-06). */
export const merchantKeys = [sessionKeys.merchant, sessionKeys.merchantCode] as const;

/** Tells the writer of the document which language to use; mirrors the local choice. */
export const languageCookie = { name: 'lang', days: 365 } as const;
