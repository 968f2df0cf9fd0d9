import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Boot, BootBrand } from '#contract/boot';
import { endpoints } from '#contract/endpoints';
import { errorStatus, isErrorCode } from '#contract/errors';
import { siteStatus, type ModuleId } from '#contract/constants';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Value } from '#contract/wireTypes';
import type { Arrival } from '@/domain/arrival';
import type { BuiltLanguage } from '#locales/languages';
import * as given from './fixtures';
import * as accounts from './accountFixtures';
import { cashier } from './cashierFixtures';
import { agentAnswers } from './agentFixtures';
import { contractAnswers } from './contractFixtures';
import { helpContent } from './helpFixtures';
import * as home from './homeFixtures';
import * as lobby from './lobbyFixtures';
import { lotteryContent, lotteryOfMember } from './lotteryFixtures';
import * as member from './memberFixtures';
import { pointContent, pointsOfMember } from './pointFixtures';
import { pushOfMember } from './pushFixtures';
import { promotionAnswers } from './promotionFixtures';
import * as records from './recordFixtures';
import * as rewards from './rewardFixtures';
import { at } from './units';
import { saferPlayAnswers } from './saferPlayFixtures';
import { sportsContent, sportsOfMember } from './sportsFixtures';
import { supportOfMember } from './supportFixtures';
import { jackpotContent } from './jackpotFixtures';
import { chatOfMember, roomContent } from './roomFixtures';

export interface ScenarioOptions {
  role?: 'guest' | 'member' | 'trial' | 'agent';
  brand?: given.BrandKey;
  language?: BuiltLanguage;
  /** The brand's market, if it is not Vietnam. */
  market?: Partial<
    Pick<
      BootBrand,
      'footer' | 'currency' | 'decimals' | 'timeZone' | 'licence' | 'footerColumns' | 'navigation'
    >
  >;
  /** Site status: open, in maintenance or region blocked. */
  status?: keyof typeof siteStatus;
  /** Answers of the gateway: full data, empty data, an error, no answer, or the longest possible data. */
  data?: 'full' | 'empty' | 'error' | 'loading' | 'long';
  /** Modules that the operator has switched on. */
  modules?: readonly ModuleId[];
  /** Answers that replace the default ones. */
  answers?: Values;
  /** Calls that the gateway refuses, with the refusal's value. */
  refusals?: Refusals;
  /** The brand's help lines. */
  helpLines?: Boot['brand']['helpLines'];
  /** Secrets in the page's address. */
  arrival?: Arrival;
  /** What the browser says of messages that come while the site is closed; it has none unless given. */
  push?: 'denied' | 'off' | 'on';
  /** Whether the brand's chat is that of an outside party. */
  outsideChat?: boolean;
  /** Whether the browser blocks new windows. */
  blocksWindows?: true;
  /** What the session storage holds before the page is loaded. */
  stored?: Readonly<Record<string, string>>;
  /** Calls that never get an answer. */
  waits?: readonly BuiltEndpointName[];
}

export interface Scenario {
  boot: Boot;
  /** The session's token; undefined for a guest. */
  token: string | undefined;
  /** Mock of the gateway at the network edge. An unknown call fails the story. */
  gateway: HttpHandler;
}

type Values = { [Name in BuiltEndpointName]?: Value<Name> };
type Refusals = Partial<Record<BuiltEndpointName, { message: string; value?: unknown }>>;

const entry = { token: 'story', firstTimeLogin: false, passwordExpired: false };

const types = { member: 0, trial: 4, agent: 41 } as const;

type Reply = () => Response | Promise<Response>;

const answer =
  (value: unknown): Reply =>
  () =>
    HttpResponse.json({ success: true, value });

const refuse =
  ({ message, value }: { message: string; value?: unknown } = { message: 'try_again' }): Reply =>
  () =>
    HttpResponse.json(
      { success: false, message, value },
      { status: isErrorCode(message) ? errorStatus[message] : 400 },
    );

const hold: Reply = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

/**
 * One handler for all calls: with one per call, each request would run through all of them, and each reads all
 * cookies.
 */
const answering = (replies: ReadonlyMap<BuiltEndpointName, Reply>): HttpHandler => {
  const calls = new Map(
    [...replies].map(([name, reply]) => [`${endpoints[name].method} ${endpoints[name].path}`, reply]),
  );
  const replyTo = ({ method, url }: Request) => calls.get(`${method} ${new URL(url).pathname}`);
  return http.all(
    ({ request }) => replyTo(request) !== undefined,
    ({ request }) => replyTo(request)?.(),
  );
};

const content = (brand: given.BrandKey, data: 'full' | 'empty' | 'long') => {
  const list = { full: given.gameList, empty: [], long: given.longGames }[data];
  return {
    announcements:
      data === 'empty'
        ? { banners: [], player: [], promotion: [] }
        : { ...given.announcements(brand), promotion: data === 'long' ? home.longPopups : home.popups },
    hotMatches: { list: { full: home.matches, empty: [], long: home.longMatches }[data] },
    winners: { list: { full: home.winners, empty: [], long: home.longWinners }[data] },
    gameVendors: { data: { lanes: data === 'empty' ? [] : given.lanes } },
    ...lobby.content(list),
    ...lotteryContent(data),
    ...sportsContent(data),
    ...promotionAnswers(data),
    ...pointContent(data),
    ...helpContent(data),
    ...roomContent(data),
    ...jackpotContent(data),
  } satisfies Values;
};

/** A scenario for a story or test: role, brand, language, and the gateway's answers. */
export const scenario = ({
  role = 'guest',
  brand = 'aurora',
  language = 'VI',
  data = 'full',
  modules = ['COMM3', 'USERNAMEREG3'],
  answers = {},
  refusals = {},
  waits = [],
  status = 'normal',
  market,
  helpLines = [],
  outsideChat = false,
}: ScenarioOptions): Scenario => {
  const own: Values = {
    status: siteStatus[status],
    permission: {
      ...given.permission(brand),
      maintenance: status === 'maintenance',
      regionRestriction: status === 'regionBlocked',
    },
    whitelabel: accounts.whitelabel(modules),
    domainRoute: { domainRoute: location.host, mainDomain: location.host },
    publicSetting: accounts.publicSetting,
    registerSetting: { rules: accounts.usualRules, age: 21 },
    countryCodes: accounts.countryCodes,
    captcha: accounts.captchaPicture,
    loginSms: { expiredMinutes: 1 },
    registerSms: { expiredMinutes: 1 },
    loginCheckCode: { expiredMinutes: 1 },
    firstLogin: { mustChange: false },
    affiliate: null,
    affiliateVisit: null,
    changePassword: null,
    forgotByEmail: null,
    passwordHint: { weakness: null },
    resetByLink: null,
    forgotByPhone: entry,
    loginCheck: entry,
    register: entry,
    registerMobile: entry,
    activation: {
      account: 'thuyduong94',
      nickname: 'thuyduong94',
      kind: 'member',
      expiresAt: at(7 * 24 * 60),
    },
    activateAccount: entry,
    report: null,
    ...(role !== 'guest' && {
      memberInfo: { ...given.member, type: types[role] },
      memberIcon: { url: null },
      balance: { balance: { amount: data === 'long' ? '999999999999' : '2400000', currency: 'VND' } },
      logout: null,
      ...lobby.ofMember(data === 'empty' ? [] : given.gameList),
      devices: { devices: accounts.devices },
      signOutDevice: null,
      twoFactor: { enabled: false, recoveryCodesLeft: 0 },
      twoFactorEnrol: accounts.enrolment,
      twoFactorConfirm: { recoveryCodes: accounts.recoveryCodes },
      twoFactorDisable: null,
      ...cashier,
      ...saferPlayAnswers,
      memberProfile: member.profile,
      setWithdrawPassword: null,
      contactCode: { expiredMinutes: 1 },
      changeContact: null,
      loginHistory: data === 'empty' ? { list: [] } : member.loginHistory,
      bankAccounts: data === 'empty' ? { ...member.bankAccounts, list: [] } : member.bankAccounts,
      changeNickname: null,
      addBankAccount: { id: '0190b1f0-0000-7000-8000-0000000000b2' },
      addReceivingAddress: { id: '0190b1f0-0000-7000-8000-0000000000b3' },
      removeBankAccount: null,
      unreadCount: { count: data === 'empty' ? 0 : 3 },
      messages: data === 'empty' ? { list: [], pageNum: 1, totalPages: 0, total: 0 } : records.messages,
      readMessage: { count: 2 },
      deleteMessage: { count: 2 },
      betRecord: data === 'empty' ? records.noBets : records.betRecord,
      betRound: records.betRound,
      accountRecord: records.accountRecord,
      profitRecord: records.profitRecord,
      rewards: data === 'empty' ? { due: [], claimed: [] } : rewards.rewards,
      rewardClaim: { amount: { amount: '288000', currency: 'VND' } },
      bonuses: data === 'empty' ? { list: [] } : rewards.bonuses,
      freeRounds: data === 'empty' ? { list: [] } : rewards.freeRounds,
      bonusCancel: { forfeited: { amount: '34500', currency: 'VND' } },
      rebate: rewards.rebate,
      rebateClaim: { amount: { amount: '184600', currency: 'VND' } },
      checkIn: rewards.checkIn,
      checkInClaim: { amount: { amount: '8000', currency: 'VND' } },
      missionSummary: rewards.missions,
      missionClaim: { amount: { amount: '20000', currency: 'VND' } },
      missionLeaderboard: data === 'empty' ? { list: [], own: null } : rewards.missionBoard,
      ...lotteryOfMember(data === 'empty' || data === 'long' ? data : 'full'),
      ...sportsOfMember(data === 'empty'),
      ...chatOfMember(data === 'empty' || data === 'long' ? data : 'full'),
      ...supportOfMember(data === 'empty' || data === 'long' ? data : 'full'),
      ...pushOfMember,
      supportSeat: { provider: 'own', token: null },
      ...pointsOfMember(data === 'empty' || data === 'long' ? data : 'full'),
      ...contractAnswers(data === 'empty' || data === 'long' ? data : 'full'),
      vip: rewards.vip,
      referral: data === 'empty' ? { ...rewards.referral, friends: [] } : rewards.referral,
    }),
    ...(role === 'agent' && agentAnswers(data === 'empty' || data === 'long' ? data : 'full')),
    login: entry,
  };
  const values: Values = {
    ...own,
    ...content(brand, data === 'error' || data === 'loading' ? 'full' : data),
    ...answers,
  };
  const boot = given.boot(brand, language);
  const names = [
    ...new Set([...Object.keys(values), ...Object.keys(refusals), ...waits]),
  ] as BuiltEndpointName[];
  const told = (name: BuiltEndpointName): Reply => {
    if (waits.includes(name)) return hold;
    // Requested when typing pauses: without an answer, a screenshot cannot fall before or after it.
    if (name === 'passwordHint' && !(name in answers)) return hold;
    if (refusals[name]) return refuse(refusals[name]);
    if (name in own || name in answers) return answer(values[name]);
    if (data === 'error') return refuse();
    return data === 'loading' ? hold : answer(values[name]);
  };
  return {
    boot: { ...boot, brand: { ...boot.brand, helpLines, outsideChat, ...market } },
    token: role === 'guest' ? undefined : 'story',
    gateway: answering(new Map(names.map((name) => [name, told(name)]))),
  };
};
