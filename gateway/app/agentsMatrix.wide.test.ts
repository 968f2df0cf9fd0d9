import { contractCalls, contractKinds, type ContractKind } from '#contract/agentContracts';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import type { Endpoint } from '#contract/endpoint';
import type { Value } from '#contract/wireTypes';
import { statements } from '../agents/payouts/schema.ts';
import { SLOT_MINUTES } from '../agents/sums/countBrand.ts';
import { contractDesk, flat } from '../testing/contractDesk.ts';
import { countLines } from '../testing/countLines.ts';
import { giveMoney } from '../testing/playGame.ts';
import { playRounds } from '../testing/playRounds.ts';
import { testGames } from '../testing/testGames.ts';
import { testGateway, type CallOptions, type TestGateway } from '../testing/testGateway.ts';
import type { TestMember } from '../testing/testMembers.ts';

/** What belongs to an agent, by the names that calls have for it. */
interface Belongings {
  readonly memberId: string;
  readonly account: string;
  readonly playerId: string;
  readonly playerAccount: string;
  readonly code: string;
  readonly waitingId: string;
  readonly waitingAccount: string;
  readonly contractId: string;
  /** Of an offer that waits for the agent's answer. */
  readonly offerId: string;
  readonly statementId: string;
}

interface Agent {
  readonly member: TestMember;
  readonly own: Belongings;
  /** Who stands right above, and whose name is in the agent's contracts. */
  readonly upline: Agent | undefined;
}

const noId = '00000000-0000-7000-8000-000000000000';
const nobodys: Belongings = {
  ...{
    memberId: noId,
    playerId: noId,
    waitingId: noId,
    contractId: noId,
    offerId: noId,
    statementId: noId,
  },
  ...{ account: 'khongcoai', playerAccount: 'khongcoai', waitingAccount: 'khongcoai', code: 'KHONGCO' },
};

let gateway: TestGateway;
const agents: Agent[] = [];

const answered = async <Name extends EndpointName>(
  name: Name,
  { row, token }: TestMember,
  options: CallOptions,
): Promise<unknown> => {
  const { body } = await gateway.call(name, { brand: row.merchant, token, ...options });
  if (!body.success) throw new Error(`${name}: ${body.message}`);
  return body.value;
};

/** An agent with everything that an agent can have; the words name its accounts. */
const makeAgent = async (merchant: string, words: readonly string[], upline?: Agent): Promise<Agent> => {
  const [account = '', playerAccount = '', waitingAccount = ''] = words;
  const above = upline?.member;
  const member = await gateway.members.create({
    merchant,
    account,
    type: 1,
    ...(above && { upline: above.row }),
  });
  const player = await gateway.members.create({ merchant, account: playerAccount, upline: member.row });
  if (merchant === 'aurora') {
    await giveMoney(gateway, player.row.id, 5_000_000n);
    await playRounds(gateway, player.row.id, [{ stake: 7_000, win: 0 }]);
  }
  const terms = { kind: 'member', rates: {} };
  const link = (await answered('addRegisterLink', member, {
    body: { ...terms, name: `Link ${account}` },
  })) as Value<'addRegisterLink'>;
  const waiting = (await answered('openAccount', member, {
    body: { ...terms, username: waitingAccount },
  })) as Value<'openAccount'>;
  const desk = contractDesk(gateway, merchant);
  const rate = upline === undefined ? 90 : 60;
  const { id: contractId, running } = await desk.agree(above ?? 'house', member, 'daily', rate);
  await desk.agree(above ?? 'house', member, 'hourly', rate);
  const better = { tiers: flat('hourly', rate + 5) };
  if (above === undefined) await desk.offerByHouse(member, 'hourly', better);
  else await desk.offer(above, member, 'hourly', better);
  const { offer } = await desk.own(member, 'hourly');
  const id = gateway.clock.newId();
  const at = gateway.clock.now();
  await gateway.database.queries.insert(statements).values({
    ...{ id, contractId, merchant, memberId: member.row.id, versionId: running?.id ?? '' },
    ...{ kind: 'daily', type: 'correction', period: 'D', from: at, to: at, currency: 'VND' },
    ...{ state: 'nothing', computedAt: at },
  });
  const made = {
    member,
    upline,
    own: {
      ...{ memberId: member.row.id, account, playerId: player.row.id, playerAccount },
      ...{ code: link.code, waitingId: waiting.id, waitingAccount },
      ...{ contractId, offerId: offer?.id ?? '', statementId: id },
    },
  };
  agents.push(made);
  return made;
};

beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
  for (const brand of ['aurora', 'lotus']) await contractDesk(gateway, brand).open();
  const first = await makeAgent('aurora', ['anhdao', 'khachmot', 'doimot']);
  await makeAgent('aurora', ['bichngoc', 'khachhai', 'doihai'], first);
  const second = await makeAgent('aurora', ['camtu', 'khachba', 'doiba']);
  await makeAgent('aurora', ['dieulinh', 'khachbon', 'doibon'], second);
  await makeAgent('lotus', ['hoangyen', 'khachnam', 'doinam']);
  gateway.clock.advance(SLOT_MINUTES * 60_000);
  await countLines(gateway);
});
afterAll(() => gateway.close());

const page = { pageNo: '1', pageSize: '50' };
const days = { from: '2026-11-01', to: '2026-11-30' };
const language = 'VI';

/** Calls that name nobody: they tell of the caller's line. */
const ofTheLine: Readonly<Partial<Record<EndpointName, readonly Readonly<Record<string, string>>[]>>> = {
  registerLinks: [{}],
  ownRebates: [{}],
  waitingAccounts: [{}],
  agentAnnouncements: [{ language }],
  fundsConsolidated: [{}],
  teamOverview: [days],
  downlines: [page, { ...page, sort: 'joined', order: 'desc' }],
  downlineTree: [page],
  teamBetRecord: [{ ...days, ...page }],
  teamTransactions: [{ ...days, ...page }],
  teamStatements: ['day', 'gameType', 'member', 'team'].map((by) => ({ ...days, ...page, by })),
  agentRevenue: [days],
  agentIncome: [{ ...days, ...page }],
  contracts: [{}],
  downlineContracts: contractKinds.map((kind) => ({ kind, ...page })),
  contractStatements: contractKinds.map((kind) => ({ kind, ...days, ...page })),
};

const query = (of: (named: Belongings) => Readonly<Record<string, string>>) => (named: Belongings) => [
  { query: of(named) },
];
const actsOn = (kind: ContractKind) => (named: Belongings) => [
  { body: { action: 'requestEnd', contractId: named.contractId } },
  ...(kind === 'hourly'
    ? [
        { body: { action: 'sign', id: named.offerId, seen: '' } },
        { body: { action: 'reject', id: named.offerId } },
        { body: { action: 'withdraw', id: named.offerId } },
      ]
    : []),
  {
    body: {
      ...{ action: 'offer', account: named.account, tiers: flat(kind, 10) },
      ...(kind === 'dividend' && { period: 'M' }),
    },
  },
];
const byMember = (more: Readonly<Record<string, string>>) => (named: Belongings) =>
  [named.memberId, named.playerId].map((memberId) => ({ query: { memberId, ...more } }));
const byAccount = (more: Readonly<Record<string, string>>) => (named: Belongings) =>
  [named.account, named.playerAccount].map((account) => ({ query: { account, ...more } }));

/** Calls that name something, with every name that somebody else's thing has. */
const naming: Readonly<
  Partial<Record<EndpointName, (named: Belongings) => readonly Pick<CallOptions, 'query' | 'body'>[]>>
> = {
  registerLink: query(({ code }) => ({ code, ...days, ...page })),
  changeRegisterLink: ({ code }) => [{ body: { code, name: 'Mine', kind: 'member', rates: {} } }],
  endRegisterLink: query(({ code }) => ({ code })),
  downlineRebates: byAccount({}),
  setDownlineRebates: ({ account }) => [{ body: { account, rates: {}, agreed: true } }],
  renewActivation: ({ waitingId }) => [{ body: { id: waitingId } }],
  withdrawAccount: query(({ waitingId }) => ({ id: waitingId })),
  downlines: ({ account, playerAccount, waitingAccount }) =>
    [account, playerAccount, waitingAccount].map((search) => ({ query: { ...page, search } })),
  downlineTree: byMember(page),
  teamBets: byMember({ ...days, ...page, language }),
  teamBetRecord: (named) => [
    ...byMember({ ...days, ...page })(named),
    ...byAccount({ ...days, ...page })(named),
  ],
  teamTransactions: byAccount({ ...days, ...page }),
  teamStatements: byAccount({ ...days, ...page, by: 'member' }),
  downlineContracts: byAccount({ kind: 'daily', ...page }),
  contractDetail: query(({ contractId }) => ({ contractId })),
  contractEnds: query(({ contractId }) => ({ contractId })),
  contractPreview: query(({ offerId }) => ({ id: offerId })),
  contractStatement: query(({ statementId }) => ({ id: statementId })),
  contractTrial: ({ account }) => [{ body: { kind: 'daily', account, tiers: flat('daily', 10) } }],
  ...Object.fromEntries(contractKinds.map((kind) => [contractCalls[kind], actsOn(kind)])),
};

/** Calls that make something new; a code or an account that is taken is refused by its name alone. */
const making: readonly EndpointName[] = ['addRegisterLink', 'openAccount'];

const isBelow = (one: Agent, other: Agent): boolean =>
  one.upline !== undefined && (one.upline === other || isBelow(one.upline, other));
/** Whom an agent has no business with: whoever is neither the agent nor below. */
const foreignTo = (agent: Agent): Agent[] => agents.filter((one) => one !== agent && !isBelow(one, agent));

const ask = async (name: EndpointName, { member }: Agent, options: Pick<CallOptions, 'query' | 'body'>) => {
  const endpoint: Endpoint = endpoints[name];
  const { status, body } = await gateway.call(name, {
    ...{ brand: member.row.merchant, token: member.token },
    ...options,
    ...(endpoint.money && { idempotencyKey: gateway.clock.newId() }),
  });
  return { status, body };
};

/** Names of others that an answer must not have; an agent knows the account right above. */
const marksFor = (agent: Agent): string[] =>
  foreignTo(agent).flatMap((one) =>
    Object.values(one.own).filter((mark) => one !== agent.upline || mark !== one.own.account),
  );

/** All that the agents see of their lines. */
const everything = async (): Promise<unknown[]> => {
  const seen: unknown[] = [];
  for (const agent of agents)
    for (const [name, queries] of Object.entries(ofTheLine))
      for (const asked of queries) seen.push(await ask(name as EndpointName, agent, { query: asked }));
  return seen;
};

test('AGENT-10 every call of agents is in this matrix', () => {
  const table: Readonly<Record<EndpointName, Endpoint>> = endpoints;
  const called = endpointNames.filter(
    (name) => table[name].module === 'AGENT' && table[name].role !== 'anyone',
  );
  expect(
    called.filter((name) => !(name in ofTheLine) && !(name in naming) && !making.includes(name)),
  ).toEqual([]);
});

test.each(Object.keys(ofTheLine) as EndpointName[])(
  'AGENT-10 %s tells five agents in two lines and two brands nothing of each other',
  async (name) => {
    for (const agent of agents) {
      const marks = marksFor(agent);
      for (const asked of ofTheLine[name] ?? []) {
        const answer = await ask(name, agent, { query: asked });
        expect([agent.own.account, answer]).toMatchObject([agent.own.account, { status: 200 }]);
        const text = JSON.stringify(answer.body);
        expect([agent.own.account, marks.filter((mark) => text.includes(mark))]).toEqual([
          agent.own.account,
          [],
        ]);
      }
    }
  },
);

describe('what belongs to another line or brand', () => {
  let before: unknown[];
  beforeAll(async () => {
    before = await everything();
  });

  test.each(Object.keys(naming) as EndpointName[])(
    'AGENT-10 is to %s as if it were not there',
    async (name) => {
      const optionsOf = naming[name] ?? (() => []);
      const wrong: unknown[] = [];
      for (const agent of agents) {
        const missing = [];
        for (const options of optionsOf(nobodys)) missing.push(await ask(name, agent, options));
        for (const other of foreignTo(agent)) {
          for (const [place, options] of optionsOf(other.own).entries()) {
            const answer = await ask(name, agent, options);
            if (JSON.stringify(answer) !== JSON.stringify(missing[place]))
              wrong.push({
                by: agent.own.account,
                of: other.own.account,
                options,
                answer,
                missing: missing[place],
              });
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('AGENT-10 is there for whose it is', async () => {
    const [top, below] = agents;
    if (top === undefined || below === undefined) throw new Error('There is no line');
    const missed: string[] = [];
    const table: Readonly<Record<EndpointName, Endpoint>> = endpoints;
    for (const [name, optionsOf] of Object.entries(naming) as [
      EndpointName,
      NonNullable<(typeof naming)[EndpointName]>,
    ][]) {
      if (table[name].method !== 'GET') continue;
      const [missing = {}] = optionsOf(nobodys);
      const nothing = await ask(name, top, missing);
      const found = [];
      for (const { own } of [top, below]) found.push(await ask(name, top, optionsOf(own)[0] ?? {}));
      const isThere = found.some(
        (one) => one.status === 200 && JSON.stringify(one) !== JSON.stringify(nothing),
      );
      if (!isThere) missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  test('AGENT-10 stays as it was', async () => {
    expect(await everything()).toEqual(before);
  });
});
