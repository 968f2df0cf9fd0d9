/** Language codes of the specification (design §7): TY is Thai. */
export const languages = ['VI', 'EN', 'CN', 'MS', 'TY', 'PT'] as const;
export type Language = (typeof languages)[number];

/** Site status answered by `status` (spec §1). */
export const siteStatus = { normal: 0, maintenance: 1, regionBlocked: 2 } as const;

/** Member types (spec §3); every type in neither list is an ordinary member. */
export const memberTypes = { trial: [4], agent: [1, 2, 41, 42] } as const;

export const platform = 'WEB';

export const gameTypes = [
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'LOTT',
  'ELOTT',
  'FISH',
  'PVP',
  'RNG',
  'COCKFIGHT',
  'ROU',
  'JP',
  'BAC',
  'HORSE',
  'JL',
] as const;
export type GameType = (typeof gameTypes)[number];

/** What a game can be marked as. */
export const gameTags = ['jackpot', 'hot', 'new'] as const;

/** Orders of a game list: the brand's own, by name, newest first, smallest stake first. */
export const gameSorts = ['popular', 'name', 'newest', 'stake'] as const;
export type GameSort = (typeof gameSorts)[number];

/** Slots sub-categories (spec §2). */
export const slotCategories = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;

/** Where a banner leads (design §7); an external link must be https and of an allowed host. */
export const linkageTypes = ['none', 'route', 'promotion', 'game', 'external'] as const;

export const bannerGroups = ['w_home', 'w_login', 'w_register'] as const;

/** A: logged in, B: anonymous, F: first login (spec §4). */
export const audiences = ['A', 'B', 'F'] as const;
export type Audience = (typeof audiences)[number];

/** White-label modules that can be switched on and off (spec §3). */
export const modules = [
  'COMM3',
  'MOBILEVERCODELOGIN3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'AGENTPOLICY3',
  'CHNGPASSVERIF3',
] as const;
export type ModuleId = (typeof modules)[number];

/** Headers of our own (design §2). */
export const headers = {
  /** Present on every call of the site; a foreign page cannot send it without a preflight. */
  client: 'x-marquee-client',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** Present on calls that the site makes by itself: they do not keep a session from falling idle. */
  background: 'x-marquee-background',
} as const;

/** Session life in seconds (design §2). */
export const sessionLife = { idle: 30 * 60, absolute: 12 * 60 * 60 } as const;

/** How long an account elsewhere waits for its registration, in seconds (LOGIN-11). */
export const socialRegistrationLife = 30 * 60;

/** Ways to show at log-in from an unknown place who one is (LOGIN-12); `authenticator` alone is the second factor. */
export const checkMethods = ['mobile', 'email', 'bankName', 'authenticator'] as const;
export type CheckMethod = (typeof checkMethods)[number];

/** What a captcha is answered for; it counts for nothing else. */
export const captchaActions = ['login', 'register', 'password'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** What a proof of human verification is made for. */
export const humanActions = [...captchaActions, 'sms', 'trial'] as const;
export type HumanAction = (typeof humanActions)[number];

/** Why the server refuses the text of a field (`invalid_fields`). */
export const fieldFaults = ['required', 'pattern', 'taken', 'mismatch', 'weak', 'age', 'unasked'] as const;
export type FieldFault = (typeof fieldFaults)[number];

/** Texts a registration can carry (spec §3); which of them a form has is told by `registerSetting`. */
export const registrationFields = [
  ...['username', 'password', 'confirmPassword', 'mobileNum', 'countryDialingCode', 'verificationCode'],
  ...['payeeName', 'fullName', 'nickname', 'email', 'birthday', 'paymentPassword', 'idNumber'],
  ...['line', 'whatsapp', 'facebook', 'wechat', 'qqNum', 'zalo', 'skype', 'telegram'],
  ...['address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth'],
  ...['affiliateCode', 'referralCode', 'domain'],
] as const;
export type RegistrationField = (typeof registrationFields)[number];
