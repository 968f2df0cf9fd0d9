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

/** Marks that a game can have. */
export const gameTags = ['jackpot', 'hot', 'new'] as const;

/** Orders of a game list: the brand's own, by name, newest first, smallest stake first. */
export const gameSorts = ['popular', 'name', 'newest', 'stake'] as const;
export type GameSort = (typeof gameSorts)[number];

/** Slots sub-categories (spec §2). */
export const slotCategories = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;

/** Kinds of banner links (design §7); an external link must be https and lead to an allowed host. */
export const linkageTypes = ['none', 'route', 'promotion', 'game', 'external'] as const;

export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_pointMall'] as const;

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

/** Our own HTTP headers (design §2). */
export const headers = {
  /** Sent with every call of the site; another origin cannot send it without a preflight. */
  client: 'x-marquee-client',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** Sent with background calls of the site, which do not keep an idle session alive. */
  background: 'x-marquee-background',
} as const;

/** Session life in seconds (design §2). */
export const sessionLife = { idle: 30 * 60, absolute: 12 * 60 * 60 } as const;

/** Seconds for which a social sign-in without an account waits for the registration (LOGIN-11). */
export const socialRegistrationLife = 30 * 60;

/** Ways to verify a log-in from an unknown place (LOGIN-12); only `authenticator` is the second factor. */
export const checkMethods = ['mobile', 'email', 'bankName', 'authenticator'] as const;
export type CheckMethod = (typeof checkMethods)[number];

/** The action that a captcha was solved for; it is not valid for another one. */
export const captchaActions = ['login', 'register', 'password'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** The action that a proof of human verification was made for. */
export const humanActions = [...captchaActions, 'sms', 'trial'] as const;
export type HumanAction = (typeof humanActions)[number];

/** Why the gateway refuses the value of a field (`invalid_fields`). */
export const fieldFaults = ['required', 'pattern', 'taken', 'mismatch', 'weak', 'age', 'unasked'] as const;
export type FieldFault = (typeof fieldFaults)[number];

/** Fields that a registration can have (spec §3); `registerSetting` says which ones the form shows. */
export const registrationFields = [
  ...['username', 'password', 'confirmPassword', 'mobileNum', 'countryDialingCode', 'verificationCode'],
  ...['payeeName', 'fullName', 'nickname', 'email', 'birthday', 'paymentPassword', 'idNumber'],
  ...['line', 'whatsapp', 'facebook', 'wechat', 'qqNum', 'zalo', 'skype', 'telegram'],
  ...['address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth'],
  ...['affiliateCode', 'referralCode', 'domain'],
] as const;
export type RegistrationField = (typeof registrationFields)[number];
