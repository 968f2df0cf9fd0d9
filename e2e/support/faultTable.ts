import type { EndpointName } from '#contract/endpoints';
import type { AgentPageName } from '../../src/config/agentPages';
import { withAgentCentre, withMemberCentre, type AgentFilters } from '../../src/config/centres';
import type { MemberPageName } from '../../src/config/memberPages';
import { withModal, type ModalName } from '../../src/config/modals';

/**
 * read: a section of the page waits for the answer. quiet: without the answer a detail is missing and the page shows
 * no error.
 */
interface Made {
  readonly kind: 'read' | 'quiet';
  /** The address of a member's page that makes the call when it opens. */
  readonly at: string;
}
/** The member triggers the call, and the form or button shows its failure; unit tests cover those. */
const act = { kind: 'act' } as const;
/**
 * No page makes the call when it opens: the document carries the answer, the call follows another call or an action,
 * or its page is not built yet.
 */
const elsewhere = { kind: 'elsewhere' } as const;

export type FaultRow = Made | typeof act | typeof elsewhere;

/** Placeholder in an address for a round of the logged-in member. */
export const ROUND = 'ROUND';
/** Placeholder for a promotion of the brand. */
export const PROMOTION = 'PROMOTION';
/** Placeholders for a member of the demo agent's line, and for a contract of the agent. */
export const DOWNLINE = 'DOWNLINE';
export const CONTRACT = 'CONTRACT';
/** A page that makes few calls of its own. */
export const lightPage = '/noticePage';
const on = (page: MemberPageName): Made => ({
  kind: 'read',
  at: `${lightPage}${withMemberCentre('', page)}`,
});
const over = (modal: ModalName, item?: string): Made => ({
  kind: 'read',
  at: `${lightPage}${withModal('', modal, item)}`,
});
/** The demo agent opens an address that says so; the others are opened by the demo member. */
export const AS_AGENT = 'as=agent';
const asAgent = (page: AgentPageName, filters: AgentFilters = {}): Made => ({
  kind: 'read',
  at: `${lightPage}${withAgentCentre(`?${AS_AGENT}`, page, filters)}`,
});
const overAsAgent = (modal: ModalName, item?: string): Made => ({
  kind: 'read',
  at: `${lightPage}${withModal(`?${AS_AGENT}`, modal, item)}`,
});
const at = (path: string): Made => ({ kind: 'read', at: path });
const quiet = ({ at: place }: Made): Made => ({ kind: 'quiet', at: place });

/** How a page behaves if a call fails. A new call of the endpoint table does not compile without its row here. */
const faultTable = {
  status: elsewhere,
  permission: elsewhere,
  whitelabel: elsewhere,
  domainRoute: elsewhere,
  registerSetting: elsewhere,
  publicSetting: elsewhere,
  helpCenter: at('/help'),
  countryCodes: elsewhere,
  captcha: elsewhere,
  report: act,
  feedback: act,
  login: act,
  loginCheckCode: act,
  loginCheck: act,
  remembered: elsewhere,
  handOver: act,
  socketTicket: elsewhere,
  sessionInfo: elsewhere,
  devices: on('securityCenter'),
  signOutDevice: act,
  loginFreePlay: act,
  logout: act,
  loginSms: act,
  registerSms: act,
  humanChallenge: act,
  socialStart: act,
  socialFinish: act,
  memberInfo: quiet(on('securityCenter')),
  memberIcon: quiet(on('securityCenter')),
  register: act,
  registerMobile: act,
  changePassword: act,
  passwordHint: elsewhere,
  forgotByEmail: act,
  forgotByPhone: act,
  resetByLink: act,
  twoFactor: over('twoFactor'),
  twoFactorEnrol: act,
  twoFactorConfirm: act,
  twoFactorDisable: act,
  firstLogin: act,
  memberProfile: on('securityCenter'),
  changeNickname: act,
  setWithdrawPassword: act,
  contactCode: act,
  changeContact: act,
  loginHistory: on('securityCenter'),
  bankAccounts: on('securityCenter'),
  addBankAccount: act,
  addReceivingAddress: act,
  removeBankAccount: act,
  unreadCount: quiet(on('messageV2')),
  messages: on('messageV2'),
  readMessage: act,
  deleteMessage: act,
  betRecord: on('personalHistoryCopy'),
  betRound: over('round', ROUND),
  accountRecord: on('transactionHistory'),
  profitRecord: on('personalProfit'),
  missionSummary: on('missionLeaderboard'),
  missionLeaderboard: on('missionLeaderboard'),
  missionClaim: act,
  rewards: on('rewardCenter'),
  rewardClaim: act,
  checkIn: on('rewardCenter'),
  bonusCancel: act,
  checkInClaim: act,
  bonuses: on('bonusDetails'),
  freeRounds: on('bonusDetails'),
  rebate: on('manualRebate'),
  rebateClaim: act,
  vip: on('rewardCenter'),
  referral: on('referral'),
  balance: quiet(on('depositv2')),
  wallets: on('transferFund'),
  walletTotals: elsewhere,
  walletTransfer: act,
  walletCollect: act,
  merchantWallet: on('transferFund'),
  lineTransferDesk: on('transferUpline'),
  lineTransfer: act,
  depositDesk: on('depositv2'),
  deposit: act,
  depositOrder: elsewhere,
  depositOrders: on('depositv2'),
  depositCancel: act,
  depositReceipt: act,
  uploadProof: act,
  paymentTicket: act,
  withdrawDesk: on('withdraw'),
  withdraw: act,
  withdrawalOrder: elsewhere,
  withdrawalOrders: on('withdraw'),
  confirmWithdrawal: act,
  appealWithdrawal: act,
  saferPlay: over('saferPlay'),
  setLimit: act,
  confirmLimit: act,
  declineLimits: act,
  setRealityCheck: act,
  answerRealityCheck: act,
  takeTimeOut: act,
  selfExclude: act,
  fundsConsolidated: quiet(at('/promotions')),
  gameList: at('/rng'),
  gameDetail: over('game', 'RNG0001'),
  gameMenus: elsewhere,
  vendorGameTypes: quiet(over('vendor', 'LUM')),
  gameVendors: elsewhere,
  hotGames: at('/hot'),
  popularGames: quiet(over('search')),
  winners: elsewhere,
  favourites: quiet(at('/hot')),
  favouriteList: at('/favorite'),
  addFavourite: act,
  removeFavourite: act,
  recentGames: quiet(at('/rng')),
  jackpots: at('/jp'),
  roomList: at('/live'),
  launchGame: act,
  launchGameFb: act,
  launchTrial: act,
  gameVisit: elsewhere,
  playBreak: elsewhere,
  takeBreak: act,
  liveModels: quiet(at('/live')),
  liveChat: act,
  liveReport: act,
  hotMatches: elsewhere,
  announcements: elsewhere,
  promotions: at('/promotions'),
  promotion: over('promotion', PROMOTION),
  promotionApply: act,
  promotionJoin: act,
  promotionReward: act,
  claimRaffle: act,
  lotteryMenu: at('/vnLottery'),
  lotteryMenuRecent: elsewhere,
  popularLotteries: at('/lott'),
  openedNumbersVn: elsewhere,
  openedNumbers: elsewhere,
  recentDraws: at('/vnLottery'),
  lotteryLobby: elsewhere,
  lotteryLaunch: act,
  lotteryBet: act,
  lotteryCancel: act,
  lotteryTickets: at('/vnLottery'),
  sportsMatches: at('/sports'),
  sportsMatch: elsewhere,
  sportsResults: elsewhere,
  sportsBet: act,
  sportsBets: at('/sports'),
  affiliate: act,
  affiliateVisit: elsewhere,
  registerLinks: asAgent('registerCenter'),
  registerLink: elsewhere,
  addRegisterLink: act,
  changeRegisterLink: act,
  endRegisterLink: act,
  ownRebates: asAgent('openAccount'),
  downlineRebates: asAgent('downlineManagmentView', { member: DOWNLINE }),
  setDownlineRebates: act,
  openAccount: act,
  waitingAccounts: asAgent('openAccount'),
  renewActivation: act,
  withdrawAccount: act,
  agentAnnouncements: asAgent('agentAnnouncement'),
  activation: elsewhere,
  activateAccount: act,
  dividendContract: act,
  dailySalaryContract: act,
  hourlySalaryContract: act,
  realTimeSalaryContract: act,
  teamOverview: asAgent('agentTeamOverview'),
  downlines: asAgent('downlineManagmentView'),
  downlineTree: asAgent('downlineManagmentView', { member: 'self' }),
  teamBetRecord: asAgent('personalHistoryCopy'),
  teamBets: asAgent('personalHistoryCopy', { member: DOWNLINE }),
  teamTransactions: asAgent('agentDownlineTransactionDetailsCopy'),
  teamStatements: asAgent('palStatementsAgentCopy'),
  agentRevenue: asAgent('agentRevenueReport'),
  agentIncome: asAgent('myIncome'),
  contracts: over('contract'),
  downlineContracts: asAgent('contracts', { kind: 'daily' }),
  contractDetail: overAsAgent('contract', CONTRACT),
  contractPreview: overAsAgent('contract'),
  contractEnds: elsewhere,
  contractTrial: elsewhere,
  contractStatements: asAgent('dailyWages'),
  contractStatement: elsewhere,
  supportChat: over('chat'),
  supportUnread: quiet(at(lightPage)),
  supportSay: act,
  supportSeat: act,
  supportPicture: elsewhere,
  supportRead: act,
  supportRate: act,
  posts: at('/news'),
  post: over('post', 'points-mall'),
  pointsConfig: at('/pointMall'),
  pointsRewards: at('/pointMall'),
  pointsBalance: at('/pointMall'),
  pointsRestock: act,
  pointsRedeem: act,
  pointsRedeemList: at('/pointMall?view=history'),
  pointsConvert: act,
  pointsTransactions: at('/pointMall?view=details'),
  // Asked when the member turns it on.
  pushKey: act,
  pushHere: act,
  pushOn: act,
  pushOff: act,
} as const satisfies Record<EndpointName, FaultRow>;

export interface FaultCase {
  readonly name: EndpointName;
  readonly row: Made;
}

const table: Readonly<Record<EndpointName, FaultRow>> = faultTable;

/** Every call that a page makes when it opens. */
export const faultCases: readonly FaultCase[] = (Object.keys(table) as EndpointName[]).flatMap((name) => {
  const row = table[name];
  return 'at' in row ? [{ name, row }] : [];
});
