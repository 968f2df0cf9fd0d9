import type { ContractKind } from '#contract/agentContracts';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import type { Endpoint } from '#contract/endpoint';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import type { Value } from '#contract/wireTypes';
import { tellMember } from '../members/notifications/tellMember.ts';
import { promotionDesk } from '../offers/promotions/promotionDesk.ts';
import { payReward } from '../offers/rewards/payReward.ts';
import { rewardStore } from '../offers/rewards/rewardStore.ts';
import { cashierDesk } from '../testing/cashierDesk.ts';
import { giveMoney, playGame } from '../testing/playGame.ts';
import { contractDesk, flat } from '../testing/contractDesk.ts';
import { lotteryDesk } from '../testing/lotteryDesk.ts';
import { playRounds } from '../testing/playRounds.ts';
import { setFlags } from '../testing/setFlags.ts';
import { setSetting } from '../testing/setSetting.ts';
import { testGames } from '../testing/testGames.ts';
import { testGateway, type CallOptions, type TestGateway } from '../testing/testGateway.ts';
import type { TestMember } from '../testing/testMembers.ts';
import { statements } from '../agents/payouts/schema.ts';
import { uploads } from '../members/uploads/schema.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
let owner: TestMember;
let above: TestMember;
/** A promotion that takes applications. */
let application: number;
const callers: Partial<Record<Who, TestMember>> = {};

const kinds = [
  'another member',
  'an agent',
  'the agent above',
  'a trial account',
  "another brand's member",
] as const;
type Who = (typeof kinds)[number];

const rich = async (plan: Parameters<TestGateway['members']['create']>[0] = {}): Promise<TestMember> => {
  const member = await gateway.members.create(plan);
  if (plan.merchant === undefined) await giveMoney(gateway, member.row.id, 5_000_000n);
  return member;
};

beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  await setFlags(gateway, ['AGENTPOLICY3']);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
  await setSetting(gateway, 'withdrawalsPerDay', '100');
  await setSetting(gateway, 'depositTurnover', '0');
  await setFlags(gateway, ['AGENTPOLICY3']);
  await setFlags(gateway, ['AGENTPOLICY3'], '1', 'lotus');
  ({ id: application } = await gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).add({
      merchant: 'aurora',
      category: 'events',
      action: 'apply',
      period: 'once',
      rules: {},
      reward: { kind: 'fixed', amount: '50000', times: 3, days: 7 },
      texts: { EN: { title: 'Offer', lead: 'Lead', content: '<p>Terms</p>' } },
      image: '/art/scenes/friends',
      sort: 0,
      startsAt: gateway.clock.now(),
    }),
  ));
  above = await rich({ type: 1 });
  owner = await rich({ upline: above.row });
  callers['another member'] = await rich();
  callers['an agent'] = await rich({ type: 1 });
  callers['the agent above'] = above;
  callers['a trial account'] = await gateway.members.create({ type: 4 });
  callers["another brand's member"] = await rich({ merchant: 'lotus' });
});
afterAll(() => gateway.close());

/** Fields by which a call names something that is there already. */
const naming = /^(id|account|orderNo|.*Id|.*Ids)$/;
/** Name a game, a match, a table or what was said there, which are everybody's. */
const everybodys = ['nodeId', 'matchId', 'roomId', 'wordId'];
/** Calls whose `id` names a promotion or a reward of the points mall, which are everybody's of the brand. */
const onOffer: readonly EndpointName[] = [
  'promotionJoin',
  'promotionReward',
  'claimRaffle',
  'pointsRestock',
  'pointsRedeem',
];

interface AnyShape {
  readonly properties?: object;
  readonly anyOf?: readonly AnyShape[];
}
const fieldsIn = ({ properties = {}, anyOf = [] }: AnyShape): string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(fieldsIn),
];
const fieldsOf = (shapes: EndpointSchemas | undefined): string[] =>
  [shapes?.query, shapes?.body].flatMap((schema) => fieldsIn((schema ?? {}) as AnyShape));

const table: Readonly<Record<EndpointName, Endpoint>> = endpoints;
const all: Partial<Record<EndpointName, EndpointSchemas>> = schemas;
const namesObjects = endpointNames.filter(
  (name) =>
    table[name].role !== 'anyone' &&
    !onOffer.includes(name) &&
    fieldsOf(all[name]).some((field) => naming.test(field) && !everybodys.includes(field)),
);

interface Row {
  /** Makes something of the owner's and answers its name. */
  readonly make: () => Promise<string>;
  readonly input: (
    name: string,
    caller: TestMember | undefined,
  ) => Promise<Pick<CallOptions, 'query' | 'body'>> | Pick<CallOptions, 'query' | 'body'>;
  /** A name of nothing. */
  readonly nothing: string;
  /** What its owner sees of it: the same before and after. */
  readonly look: (name: string) => Promise<unknown>;
  /** For whom it is meant to be there. */
  readonly but?: Who;
}

const noId = '00000000-0000-7000-8000-000000000000';
const noOrder = 'D000101AAAAAAAA';
const see = (name: EndpointName, query?: Readonly<Record<string, string>>) => async (): Promise<unknown> =>
  (await gateway.call(name, { token: owner.token, ...(query && { query }) })).body;

const message = async (): Promise<string> => {
  const id = gateway.clock.newId();
  const { merchant, id: memberId } = owner.row;
  const at = gateway.clock.now();
  const told = { merchant, memberId, kind: 'welcome', params: {}, at } as const;
  await tellMember(gateway.database.queries, { newId: () => id }, told);
  return id;
};
const proof = async ({ row }: TestMember): Promise<string> => {
  const id = gateway.clock.newId();
  await gateway.database.queries.insert(uploads).values({
    id,
    merchant: row.merchant,
    memberId: row.id,
    type: 'image/png',
    bytes: Buffer.from([0x89]),
    createdAt: gateway.clock.now(),
  });
  return id;
};
const withdrawal = async (): Promise<string> => {
  const accountId = await desk.bankAccount(owner);
  const { orderNo } = await desk.answered<Value<'withdraw'>>('withdraw', {
    token: owner.token,
    body: { accountId, amount: '100000', ticket: await desk.ticket(owner) },
    idempotencyKey: gateway.clock.newId(),
  });
  await desk.after(7);
  return orderNo;
};
const messages = { make: message, nothing: noId, look: see('messages', { pageNo: '1', pageSize: '50' }) };
const deposits = {
  make: async () => (await desk.deposit(owner.token, 200_000)).orderNo,
  nothing: noOrder,
  look: (orderNo: string) => see('depositOrder', { orderNo })(),
};
const withdrawals = {
  make: withdrawal,
  nothing: noOrder,
  look: (orderNo: string) => see('withdrawalOrder', { orderNo })(),
};

const saying = (more: object) => ({
  clientKey: gateway.clock.randomBytes(16).toString('base64url'),
  text: 'picture.png',
  ...more,
});

const newReward = async (): Promise<string> => {
  const { merchant, id: memberId } = owner.row;
  const subject = gateway.clock.newId();
  const given = { merchant, memberId, source: 'welcome', subject, amount: 1n, currency: 'VND' } as const;
  const reward = await rewardStore(gateway.database.queries, gateway.clock).give({ ...given, times: 1 });
  return reward?.id ?? '';
};

/** Reports of an agent on one member of its line. */
const page = { pageNo: '1', pageSize: '20' };
const days = { from: '2026-11-01', to: '2026-11-30' };
const downline = (more: Readonly<Record<string, string>>): Row => ({
  make: () => Promise.resolve(owner.row.id),
  input: (memberId) => ({ query: { memberId, ...page, ...more } }),
  nothing: noId,
  look: see('memberInfo'),
  but: 'the agent above',
});
const downlineByAccount = (more: Readonly<Record<string, string>>): Row => ({
  ...downline(more),
  make: () => Promise.resolve(owner.row.account),
  input: (account) => ({ query: { account, ...page, ...more } }),
  nothing: 'nobodythere',
});

const upline = () => ({ token: callers['the agent above']?.token ?? '' });
const seeAbove = (name: EndpointName) => async (): Promise<unknown> =>
  (await gateway.call(name, upline())).body;
let opened = 0;
const waitingAccounts = {
  make: async () => {
    opened += 1;
    const body = { username: `opened${opened}`, kind: 'member', rates: {} };
    return (await desk.answered<Value<'openAccount'>>('openAccount', { ...upline(), body })).id;
  },
  nothing: noId,
  look: seeAbove('waitingAccounts'),
  but: 'the agent above',
} as const;
const downlineRebates = {
  make: () => Promise.resolve(owner.row.account),
  nothing: 'nobodythere',
  look: async (account: string) =>
    (await gateway.call('downlineRebates', { ...upline(), query: { account } })).body,
  but: 'the agent above',
} as const;

/** A contract of the owner with the agent above, to whom it belongs as well. */
const contractOf = async (kind: ContractKind) => {
  const signing = contractDesk(gateway);
  await signing.agree('house', above, kind, 90);
  return signing.agree(above, owner, kind, 80);
};
const contracts = {
  make: async () => (await contractOf('daily')).id,
  nothing: noId,
  look: (contractId: string) => see('contractDetail', { contractId })(),
  but: 'the agent above',
} as const;
const signedKind = (kind: ContractKind): Row => ({
  ...contracts,
  make: async () => (await contractOf(kind)).id,
  input: (contractId) => ({ body: { action: 'requestEnd', contractId } }),
});
const offer = async (): Promise<string> => {
  const signing = contractDesk(gateway);
  const waiting = (await signing.list(owner)).own.find(({ kind }) => kind === 'hourly')?.offer;
  if (waiting) return waiting.id;
  await contractOf('hourly');
  await signing.offer(above, owner, 'hourly', { tiers: flat('hourly', 85) });
  return (await signing.own(owner, 'hourly')).offer?.id ?? '';
};
const statement = async (): Promise<string> => {
  const { id: contractId, running } = await contractOf('daily');
  const id = gateway.clock.newId();
  const at = gateway.clock.now();
  await gateway.database.queries.insert(statements).values({
    ...{ id, contractId, merchant: owner.row.merchant, memberId: owner.row.id, versionId: running?.id ?? '' },
    ...{ kind: 'daily', type: 'correction', period: 'D', from: at, to: at, currency: 'VND' },
    ...{ state: 'nothing', computedAt: at },
  });
  return id;
};

const rows: Readonly<Partial<Record<EndpointName, Row>>> = {
  dividendContract: signedKind('dividend'),
  dailySalaryContract: signedKind('daily'),
  hourlySalaryContract: signedKind('hourly'),
  realTimeSalaryContract: signedKind('realTime'),
  contractDetail: { ...contracts, input: (contractId) => ({ query: { contractId } }) },
  contractEnds: { ...contracts, input: (contractId) => ({ query: { contractId } }) },
  contractPreview: {
    ...contracts,
    make: offer,
    input: (id) => ({ query: { id } }),
    look: see('contracts'),
  },
  contractStatement: {
    make: statement,
    input: (id) => ({ query: { id } }),
    nothing: noId,
    look: (id) => see('contractStatement', { id })(),
  },
  downlineContracts: {
    ...downlineByAccount({}),
    input: (account) => ({ query: { account, kind: 'daily', pageNo: '1', pageSize: '10' } }),
  },
  contractTrial: {
    ...downlineByAccount({}),
    input: (account) => ({ body: { kind: 'daily', account, tiers: flat('daily', 10) } }),
  },
  signOutDevice: {
    make: async () => {
      const { devices } = await desk.answered<Value<'devices'>>('devices', { token: owner.token });
      return devices[0]?.id ?? '';
    },
    input: (id) => ({ query: { id } }),
    nothing: noId,
    look: see('memberInfo'),
  },
  readMessage: { ...messages, input: (id) => ({ body: { id } }) },
  deleteMessage: { ...messages, input: (id) => ({ query: { id } }) },
  removeBankAccount: {
    make: () => desk.bankAccount(owner),
    input: (id) => ({ query: { id } }),
    nothing: noId,
    look: see('bankAccounts'),
  },
  betRound: {
    make: async () => {
      await playRounds(gateway, owner.row.id, [{ stake: 1_000, win: 0 }]);
      const query = { from: '2026-11-01', to: '2026-11-30', pageNo: '1', pageSize: '1', language: 'VI' };
      const { list } = await desk.answered<Value<'betRecord'>>('betRecord', { token: owner.token, query });
      return list[0]?.id ?? '';
    },
    input: (id) => ({ query: { id, language: 'VI' } }),
    nothing: noId,
    look: (id) => see('betRound', { id, language: 'VI' })(),
  },
  lotteryCancel: {
    make: async () => {
      const lottery = lotteryDesk(gateway);
      await lottery.begin();
      const { tickets } = await lottery.bet(owner.token, 'VNMB', [{}]);
      return tickets[0]?.id ?? '';
    },
    input: (ticketId) => ({ body: { ticketId, language: 'VI' } }),
    nothing: noId,
    look: see('lotteryTickets', { pageNo: '1', pageSize: '50', language: 'VI' }),
  },
  bonusCancel: {
    make: async () => {
      const id = await newReward();
      const { merchant, id: memberId } = owner.row;
      await gateway.database.transaction(async (tx) => {
        const taken = await rewardStore(tx, gateway.clock).take({ merchant, memberId }, id);
        if (taken) await payReward(tx, gateway.clock, taken);
      });
      return id;
    },
    input: (id) => ({ body: { id } }),
    nothing: noId,
    look: see('bonuses', { language: 'EN' }),
  },
  rewardClaim: {
    make: newReward,
    input: (id) => ({ body: { id } }),
    nothing: noId,
    look: see('rewards'),
  },
  promotionApply: {
    make: () => proof(owner),
    input: (proofId) => ({ body: { id: application, remark: '', proofIds: [proofId] } }),
    nothing: noId,
    look: () => see('promotion', { id: String(application), language: 'VI' })(),
  },
  supportSay: {
    make: () => proof(owner),
    input: (pictureId) => ({ body: saying({ pictureId }) }),
    nothing: noId,
    look: see('supportChat'),
  },
  supportPicture: {
    make: async () => {
      const pictureId = await proof(owner);
      await gateway.call('supportSay', { token: owner.token, body: saying({ pictureId }) });
      return pictureId;
    },
    input: (id) => ({ query: { id } }),
    nothing: noId,
    look: see('supportChat'),
  },
  gameVisit: {
    make: async () => (await playGame(gateway, owner, 'RNG0001')).launched.visitId,
    input: (visitId) => ({ query: { visitId } }),
    nothing: noId,
    look: (visitId) => see('gameVisit', { visitId })(),
  },
  lineTransfer: {
    make: () => Promise.resolve(owner.row.account),
    input: async (account, caller) => ({
      body: {
        to: 'downline',
        account,
        amount: '50000',
        ticket: caller ? await desk.ticket(caller) : 'none',
      },
    }),
    nothing: 'nobodythere',
    look: see('balance'),
    but: 'the agent above',
  },
  downlineRebates: { ...downlineRebates, input: (account) => ({ query: { account } }) },
  setDownlineRebates: {
    ...downlineRebates,
    input: (account) => ({ body: { account, rates: {}, agreed: true } }),
  },
  renewActivation: { ...waitingAccounts, input: (id) => ({ body: { id } }) },
  withdrawAccount: { ...waitingAccounts, input: (id) => ({ query: { id } }) },
  depositOrder: { ...deposits, input: (orderNo) => ({ query: { orderNo } }) },
  depositCancel: { ...deposits, input: (orderNo) => ({ body: { orderNo } }) },
  depositReceipt: {
    ...deposits,
    input: async (orderNo, caller) => ({
      body: { orderNo, proofId: caller ? await proof(caller) : noId },
    }),
  },
  withdraw: {
    make: () => desk.bankAccount(owner),
    input: async (accountId, caller) => ({
      body: { accountId, amount: '100000', ticket: caller ? await desk.ticket(caller) : 'none' },
    }),
    nothing: noId,
    look: see('withdrawalOrders', { pageNo: '1' }),
  },
  withdrawalOrder: { ...withdrawals, input: (orderNo) => ({ query: { orderNo } }) },
  confirmWithdrawal: { ...withdrawals, input: (orderNo) => ({ body: { orderNo, said: 'received' } }) },
  appealWithdrawal: { ...withdrawals, input: (orderNo) => ({ body: { orderNo, text: 'None of mine' } }) },
  downlineTree: downline({}),
  teamBets: downline({ ...days, language: 'VI' }),
  teamBetRecord: downline(days),
  teamTransactions: downlineByAccount(days),
  teamStatements: downlineByAccount({ ...days, by: 'day' }),
};

test('security row 23: every call that names something is in this matrix', () => {
  expect(namesObjects.filter((name) => rows[name] === undefined)).toEqual([]);
});

describe.each(Object.entries(rows) as [EndpointName, Row][])(
  "security row 23: %s of somebody else's",
  (name, { make, input, nothing, look, but }) => {
    test.each([...kinds.filter((kind) => kind !== but), 'a visitor' as const])(
      'is to %s as if it were not there, and stays as it is',
      async (who) => {
        const caller = who === 'a visitor' ? undefined : callers[who];
        const token = caller?.token;
        const brand = caller?.row.merchant;
        const ask = async (object: string) => {
          const { status, body } = await gateway.call(name, {
            ...(token && { token }),
            ...(brand && { brand }),
            ...(await input(object, caller)),
            ...(table[name].money && { idempotencyKey: gateway.clock.newId() }),
          });
          return { status, body };
        };
        const object = await make();
        const before = await look(object);
        expect(before).toMatchObject({ success: true });
        const answer = await ask(object);
        expect(answer).toEqual(await ask(nothing));
        expect(await look(object)).toEqual(before);
      },
    );
  },
);
