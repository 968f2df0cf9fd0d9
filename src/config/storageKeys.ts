/** Keys of session storage (spec §3, SYS-07). */
export const sessionKeys = {
  token: 'token',
  nickname: 'nickname',
  account: 'account',
  username: 'username',
  customerId: 'customerId',
  isAgent: 'isAgent',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  /** Flags of the member's contracts (AGENT-07). */
  consolidated: 'consolidated',
  enableSalary: 'enableSalary',
  enableContract: 'enableContract',
  /** What waited when the popup of contracts was closed. */
  contractPopup: 'contractPopup',
  gameVendor: 'gameVendor',
  merchantWallet: 'merchantWallet',
  /** Rules of the registration form. */
  validate: 'validate',
  winners: 'WINNERS',
  userPopupClosed: 'USER_POPUP',
  anonymousPopupClosed: 'ANONYMOUS_POPUP',
  returnTo: 'returnTo',
  /** Whether a change of password is required, so that a reloaded page asks for it before any answer. */
  mustChangePassword: 'mustChangePassword',
  /** Code of the register link whose visit was counted. */
  countedLink: 'countedLink',
  /** Handle of the points mall: the view that was open last, until the member centre is closed (spec §4). */
  pointMall: 'pointMall',
  /** Messages to support that were not sent yet. */
  supportOutbox: 'supportOutbox',
  /** The panel of support stands beside the page. */
  supportPanel: 'supportPanel',
  /** Idempotency keys of money calls that have no answer yet, see `moneyCalls`. */
  moneyCalls: 'moneyCalls',
} as const;

/** Prefix of the keys of form drafts in session storage. */
export const draftPrefix = 'draft:';

/** Keys of local storage: the current and the previous language (I18N-02), and the merchant (SYS-11). */
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
  /** The end of the break or self-exclusion started on this device; see `pauseMark`. */
  pauseUntil: 'pauseUntil',
} as const;

/** Restored after a log-out has cleared session storage (SYS-06). */
export const merchantKeys = [sessionKeys.merchant, sessionKeys.merchantCode] as const;

/** Tells the front which language to render; a copy of the choice in local storage. */
export const languageCookie = { name: 'lang', days: 365 } as const;
