import type { Value } from '#contract/wireTypes';
import type { ContractKind } from '#contract/agentContracts';
import { contractDesk, flat, type WireContract } from '../../testing/contractDesk.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

const DAY = 86_400_000;

let gateway: TestGateway;
let desk: ReturnType<typeof contractDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = contractDesk(gateway);
  await desk.open();
});
afterAll(() => gateway.close());

/** Top, middle, low: three agents one below the other, and a member at the end. */
const newLine = async () => {
  const top = await gateway.members.create({ type: 1 });
  const middle = await gateway.members.create({ type: 1, upline: top.row });
  const low = await gateway.members.create({ type: 1, upline: middle.row });
  const player = await gateway.members.create({ upline: low.row });
  return { top, middle, low, player };
};
const flags = async ({ token }: TestMember) =>
  (await gateway.call('fundsConsolidated', { token })).body.value as Value<'fundsConsolidated'>;
const kindsOf = async ({ token }: TestMember) => {
  const { body } = await gateway.call('messages', { token, query: { pageNo: '1', pageSize: '20' } });
  return (body.value as Value<'messages'>).list.map(({ kind }) => kind);
};
const detail = async ({ token }: TestMember, contractId: string) =>
  gateway.call('contractDetail', { token, query: { contractId } });

test.each([
  ['dividend', 'M', 'divtypereq', 'divtypeinfo'],
  ['daily', 'D', 'dailysalreqtype', 'dailysalinfotype'],
  ['hourly', 'hour', 'contracthoursalreq', 'contracthoursalinfo'],
  ['realTime', 'slot', 'realtimesalreqtype', 'contractmrdailysalinfotype'],
] as const)(
  'AGENT-05 AGENT-04 an offer of %s waits, is signed and runs with period %s',
  async (kind, period, req, info) => {
    const { top, middle } = await newLine();
    await desk.agree('house', top, kind, 3000);
    const offered = await desk.offer(top, middle, kind, {
      tiers: flat(kind, 2000),
      ...(kind === 'dividend' && { period: 'M' }),
    });
    expect(offered.status).toBe(200);
    expect(await flags(middle)).toMatchObject({ [req]: 'new', [info]: 'none' });
    expect(await desk.own(middle, kind)).toMatchObject({
      side: 'downline',
      other: { account: top.row.account },
      waits: 'new',
      running: null,
    });
    expect((await desk.sign(middle, kind)).status).toBe(200);
    expect(await flags(middle)).toMatchObject({ [req]: 'none', [info]: period });
    const running = (await desk.own(middle, kind)).running;
    expect(running).toMatchObject({ state: 'signed', number: 1, period });
    expect(new Date(running?.countsFrom ?? 0).getTime()).toBeGreaterThan(gateway.clock.now().getTime());
    expect(await kindsOf(top)).toContain('contractSigned');
    expect(await kindsOf(middle)).toContain('contractOffered');
  },
);

test('AGENT-05 a member who is no agent receives and signs a contract, and offers none', async () => {
  const { low, player, middle, top } = await newLine();
  await desk.agree('house', top, 'daily', 90);
  await desk.agree(top, middle, 'daily', 80);
  await desk.agree(middle, low, 'daily', 70);
  expect(await desk.agree(low, player, 'daily', 60)).toMatchObject({ side: 'downline' });
  const { body } = await desk.offer(player, low, 'daily', { tiers: flat('daily', 1) });
  expect(body.message).toBe('non_agent');
});

test('AGENT-05 what was offered once can always be read, the newest first, and is never changed', async () => {
  const { top, middle } = await newLine();
  await desk.agree('house', top, 'daily', 90);
  await desk.offer(top, middle, 'daily', { tiers: flat('daily', 30) });
  const { offer } = await desk.own(middle, 'daily');
  await desk.act(middle, 'daily', { action: 'reject', id: offer?.id });
  await desk.agree(top, middle, 'daily', 40);
  const { id } = await desk.agree(top, middle, 'daily', 50);
  const { versions } = (await detail(middle, id)).body.value as Value<'contractDetail'>;
  expect(versions.map(({ number, state, ending, tiers }) => [number, state, ending, tiers[0]?.rate])).toEqual(
    [
      [3, 'signed', null, 50],
      [2, 'ended', 'replaced', 40],
      [1, 'rejected', null, 30],
    ],
  );
  expect(versions[1]?.countsTo).toBe(versions[0]?.countsFrom);
  await expect(
    gateway.database.queries.execute(`UPDATE agent_contract_versions SET tiers = '[]' WHERE number = 1`),
  ).rejects.toThrow();
});

test.each<
  [string, (line: Awaited<ReturnType<typeof newLine>>) => Promise<readonly [TestMember, object]>, string]
>([
  [
    'to a stranger',
    async ({ top }) => [top, { account: (await gateway.members.create()).row.account }],
    'not_found',
  ],
  ['to nobody', ({ top }) => Promise.resolve([top, { account: 'nobody-at-all' }]), 'not_found'],
  ['to oneself', ({ top }) => Promise.resolve([top, { account: top.row.account }]), 'not_found'],
  [
    'to the upline',
    ({ top, middle }) => Promise.resolve([middle, { account: top.row.account }]),
    'not_found',
  ],
  [
    'further below',
    ({ top, low }) => Promise.resolve([top, { account: low.row.account }]),
    'contract_not_direct',
  ],
  [
    'without an own contract',
    ({ middle, low }) => Promise.resolve([middle, { account: low.row.account }]),
    'contract_needed',
  ],
  [
    'above the own rate',
    ({ top, middle }) => Promise.resolve([top, { account: middle.row.account, tiers: flat('daily', 91) }]),
    'contract_rate_above_own',
  ],
  [
    'with tiers out of order',
    ({ top, middle }) =>
      Promise.resolve([
        top,
        {
          account: middle.row.account,
          tiers: [
            { dailyBetAmount: '2000', activeMembers: 1, rate: 50 },
            { dailyBetAmount: '1000', activeMembers: 2, rate: 60 },
          ],
        },
      ]),
    'contract_tiers_invalid',
  ],
])('AGENT-05 an offer %s is refused and leaves nothing', async (_title, prepared, message) => {
  const line = await newLine();
  await desk.agree('house', line.top, 'daily', 90);
  const [by, body] = await prepared(line);
  const answer = await desk.act(by, 'daily', { action: 'offer', tiers: flat('daily', 10), ...body });
  expect(answer.body).toMatchObject({ success: false, message });
  for (const one of [line.middle, line.low]) expect((await desk.list(one)).own).toEqual([]);
});

test('AGENT-05 a refused rate says which tier, and what it may be', async () => {
  const { top, middle } = await newLine();
  await desk.agree('house', top, 'daily', {
    tiers: [
      { dailyBetAmount: '1000', activeMembers: 0, rate: 50 },
      { dailyBetAmount: '5000', activeMembers: 0, rate: 80 },
    ],
  });
  const { body } = await desk.offer(top, middle, 'daily', {
    tiers: [
      { dailyBetAmount: '1000', activeMembers: 0, rate: 50 },
      { dailyBetAmount: '4999', activeMembers: 0, rate: 70 },
    ],
  });
  expect(body).toMatchObject({ value: { above: { tier: 1, field: 'rate', most: 50 } } });
});

test('AGENT-05 a second offer waits for the first, and a withdrawn one leaves room', async () => {
  const { top, middle } = await newLine();
  await desk.agree('house', top, 'daily', 90);
  await desk.offer(top, middle, 'daily', { tiers: flat('daily', 10) });
  const second = await desk.offer(top, middle, 'daily', { tiers: flat('daily', 20) });
  expect(second.body.message).toBe('contract_offer_waiting');
  const { offer } = await desk.own(middle, 'daily');
  expect((await desk.act(middle, 'daily', { action: 'withdraw', id: offer?.id })).body.message).toBe(
    'forbidden',
  );
  expect((await desk.act(top, 'daily', { action: 'withdraw', id: offer?.id })).status).toBe(200);
  const late = await desk.withSeen(middle, 'daily', { action: 'sign', id: offer?.id });
  expect(late.body.message).toBe('contract_offer_withdrawn');
  expect((await desk.offer(top, middle, 'daily', { tiers: flat('daily', 20) })).status).toBe(200);
});

test('AGENT-05 a second answer is refused and says what became of the offer', async () => {
  const { top, middle } = await newLine();
  await desk.agree('house', top, 'daily', 90);
  await desk.agree(top, middle, 'daily', 10);
  const id = (await desk.own(middle, 'daily')).running?.id;
  for (const body of [
    { action: 'reject', id },
    { action: 'sign', id, seen: '' },
  ]) {
    expect((await desk.act(middle, 'daily', body)).body).toMatchObject({
      message: 'contract_answered',
      value: { state: 'signed' },
    });
  }
  expect((await desk.act(top, 'daily', { action: 'sign', id, seen: '' })).body.message).toBe('forbidden');
});

test('AGENT-05 an offer that nobody answers in seven days is over, and another may follow', async () => {
  const { top, middle } = await newLine();
  await desk.agree('house', top, 'daily', 90);
  await desk.offer(top, middle, 'daily', { tiers: flat('daily', 10) });
  const { offer, id } = await desk.own(middle, 'daily');
  gateway.clock.advance(7 * DAY);
  const upline = await desk.logInAgain(top);
  const downline = await desk.logInAgain(middle);
  expect((await desk.own(downline, 'daily')).offer).toBeNull();
  expect((await flags(downline)).dailysalreqtype).toBe('none');
  const late = await desk.withSeen(downline, 'daily', { action: 'sign', id: offer?.id });
  expect(late.body.message).toBe('contract_offer_expired');
  expect((await desk.offer(upline, downline, 'daily', { tiers: flat('daily', 20) })).status).toBe(200);
  const { versions } = (await detail(downline, id)).body.value as Value<'contractDetail'>;
  expect(versions.map(({ state }) => state)).toEqual(['offered', 'expired']);
});

test('AGENT-05 a dividend of another period overlaps the one that runs', async () => {
  const { top, middle } = await newLine();
  await desk.agree('house', top, 'dividend', 3000);
  await desk.agree(top, middle, 'dividend', { period: 'W', tiers: flat('dividend', 1000) });
  const other = await desk.offer(top, middle, 'dividend', { period: 'M', tiers: flat('dividend', 1500) });
  expect(other.body).toMatchObject({ message: 'contract_overlaps', value: { period: 'W' } });
  const same = await desk.offer(top, middle, 'dividend', { period: 'W', tiers: flat('dividend', 1500) });
  expect(same.status).toBe(200);
});

test.each(['upline', 'downline'] as const)(
  'AGENT-05 the %s asks to end, the other answers',
  async (asker) => {
    const { top, middle } = await newLine();
    await desk.agree('house', top, 'hourly', 90);
    const { id } = await desk.agree(top, middle, 'hourly', 50);
    const [by, other] = asker === 'upline' ? [top, middle] : [middle, top];
    const ask = () => desk.act(by, 'hourly', { action: 'requestEnd', contractId: id });
    expect((await ask()).status).toBe(200);
    expect((await ask()).body.message).toBe('contract_end_requested');
    expect((await flags(other)).contracthoursalreq).toBe('end');
    expect((await flags(by)).contracthoursalreq).toBe('none');
    const own = await desk.withSeen(by, 'hourly', { action: 'agreeEnd', contractId: id });
    expect(own.body.message).toBe('contract_no_request');
    expect((await desk.act(other, 'hourly', { action: 'refuseEnd', contractId: id })).status).toBe(200);
    expect((await flags(middle)).contracthoursalinfo).toBe('hour');
    await ask();
    const agreed = await desk.withSeen(other, 'hourly', { action: 'agreeEnd', contractId: id });
    expect((agreed.body.value as { contract: WireContract }).contract.running).toBeNull();
    expect((await flags(middle)).contracthoursalinfo).toBe('none');
    expect((await ask()).body.message).toBe('contract_not_running');
    const again = await desk.withSeen(other, 'hourly', { action: 'agreeEnd', contractId: id });
    expect(again.body.message).toBe('contract_not_running');
    expect(await kindsOf(by)).toContain('contractEnded');
  },
);

const rateOfDay = (rate: number) => ({ tiers: flat('daily', rate) });

test('AGENT-06 a signature below a downline ends that contract and all below it, after naming them', async () => {
  const { top, middle, low, player } = await newLine();
  const low2 = await gateway.members.create({ type: 1, upline: middle.row });
  await desk.agree('house', top, 'daily', 100);
  await desk.agree(top, middle, 'daily', 90);
  await desk.agree(middle, low, 'daily', 80);
  await desk.agree(low, player, 'daily', 10);
  await desk.agree(middle, low2, 'daily', 40);
  await desk.offer(top, middle, 'daily', rateOfDay(50));
  const id = (await desk.own(middle, 'daily')).offer?.id;
  const warned = await desk.act(middle, 'daily', { action: 'sign', id, seen: 'what was shown before' });
  expect(warned.body).toMatchObject({
    message: 'contract_ends_changed',
    value: {
      endsTotal: 2,
      ends: [
        { account: low.row.account, rate: 80, direct: true },
        { account: player.row.account, rate: 10, direct: false },
      ],
    },
  });
  expect((await desk.own(low, 'daily')).running).not.toBeNull();
  expect((await desk.sign(middle, 'daily')).status).toBe(200);
  const detailOf = async (member: TestMember) => {
    const contract = (await desk.own(member, 'daily')).id;
    return ((await detail(member, contract)).body.value as Value<'contractDetail'>).versions[0];
  };
  const countsTo = (await desk.own(middle, 'daily')).running?.countsFrom;
  expect(await detailOf(low)).toMatchObject({ state: 'ended', ending: 'undercut', countsTo });
  expect(await detailOf(player)).toMatchObject({ state: 'ended', ending: 'uplineEnded', countsTo });
  expect((await desk.own(low2, 'daily')).running).toMatchObject({ state: 'signed' });
  expect(await kindsOf(player)).toContain('contractEnded');
});

test('AGENT-06 who signs with an old list is refused, and an offer that could not be kept is withdrawn', async () => {
  const { top, middle, low } = await newLine();
  await desk.agree('house', top, 'daily', 100);
  await desk.agree(top, middle, 'daily', 90);
  await desk.offer(top, middle, 'daily', rateOfDay(50));
  const id = (await desk.own(middle, 'daily')).offer?.id;
  const { value } = (await desk.act(middle, 'daily', { action: 'sign', id, seen: '' })).body as {
    value: { seen: string };
  };
  await desk.agree(middle, low, 'daily', 80);
  const old = await desk.act(middle, 'daily', { action: 'sign', id, seen: value.seen });
  expect(old.body.message).toBe('contract_ends_changed');
  await desk.offer(middle, low, 'daily', rateOfDay(85));
  await desk.sign(middle, 'daily');
  expect(await desk.own(low, 'daily')).toMatchObject({ running: null, offer: null });
  expect(await kindsOf(low)).toContain('contractWithdrawn');
});

test('AGENT-06 a higher contract ends nobody below', async () => {
  const { top, middle, low } = await newLine();
  await desk.agree('house', top, 'realTime', 100);
  await desk.agree(top, middle, 'realTime', 50);
  await desk.agree(middle, low, 'realTime', 50);
  await desk.agree(top, middle, 'realTime', 60);
  expect((await desk.own(low, 'realTime')).running).not.toBeNull();
});

test('AGENT-05 of a signature and a withdrawal at the same moment one is done', async () => {
  const { top, middle } = await newLine();
  await desk.agree('house', top, 'daily', 90);
  for (let round = 0; round < 5; round += 1) {
    await desk.offer(top, middle, 'daily', rateOfDay(10 + round));
    const id = (await desk.own(middle, 'daily')).offer?.id;
    const mark = (await desk.act(middle, 'daily', { action: 'sign', id, seen: '' })).body.value as {
      seen: string;
    };
    const answers = await Promise.all([
      desk.act(middle, 'daily', { action: 'sign', id, seen: mark.seen }),
      desk.act(top, 'daily', { action: 'withdraw', id }),
      desk.act(middle, 'daily', { action: 'reject', id }),
      desk.act(middle, 'daily', { action: 'sign', id, seen: mark.seen }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  }
});

test('AGENT-05 the same key signs once and answers the same', async () => {
  const { top } = await newLine();
  await desk.offerByHouse(top, 'daily', rateOfDay(10));
  const id = (await desk.own(top, 'daily')).offer?.id;
  const { seen } = (await desk.act(top, 'daily', { action: 'sign', id, seen: '' })).body.value as {
    seen: string;
  };
  const body = { action: 'sign', id, seen };
  const [first, second] = [
    await desk.act(top, 'daily', body, 'same'),
    await desk.act(top, 'daily', body, 'same'),
  ];
  expect([first.status, second.body]).toEqual([200, first.body]);
});

test('AGENT-10 a contract of another line is as one that is not there', async () => {
  const { top, middle } = await newLine();
  const { top: foreign } = await newLine();
  const abroad = await gateway.members.create({ type: 1, merchant: 'lotus' });
  await setFlags(gateway, ['AGENTPOLICY3'], '1', 'lotus');
  await desk.agree('house', top, 'daily', 90);
  const { id, running } = await desk.agree(top, middle, 'daily', 50);
  const missing = gateway.clock.newId();
  const of = async (member: TestMember, contractId: string, version: string) => [
    (await detail(member, contractId)).body,
    (await gateway.call('contractEnds', { token: member.token, query: { contractId } })).body,
    ...(await Promise.all(
      [
        { action: 'sign', id: version, seen: '' },
        { action: 'reject', id: version },
        { action: 'withdraw', id: version },
        { action: 'requestEnd', contractId },
        { action: 'agreeEnd', contractId, seen: '' },
        { action: 'refuseEnd', contractId },
      ].map(async (body) => (await desk.act(member, 'daily', body)).body),
    )),
  ];
  expect(await of(foreign, id, running?.id ?? '')).toEqual(await of(foreign, missing, missing));
  const otherKind = await desk.act(top, 'hourly', { action: 'requestEnd', contractId: id });
  expect(otherKind.body.message).toBe('not_found');
  const elsewhere = await gateway.call('contractDetail', {
    token: abroad.token,
    brand: 'lotus',
    query: { contractId: id },
  });
  expect(elsewhere.body.message).toBe('not_found');
});

test('AGENT-07 without AGENTPOLICY3 no call on contracts is available', async () => {
  const { top } = await newLine();
  await setFlags(gateway, ['AGENTPOLICY3'], '0');
  for (const name of ['fundsConsolidated', 'contracts'] as const) {
    expect((await gateway.call(name, { token: top.token })).body.message).toBe('not_available');
  }
  const kinds: ContractKind[] = ['dividend', 'daily', 'hourly', 'realTime'];
  for (const kind of kinds) {
    const answer = await desk.act(top, kind, { action: 'reject', id: gateway.clock.newId() });
    expect(answer.body.message).toBe('not_available');
  }
  await desk.open();
});

test('AGENT-05 an agent lists what it gives, by account and by state', async () => {
  const { top } = await newLine();
  await desk.agree('house', top, 'daily', 90);
  for (const account of ['lista', 'listb', 'otherc']) {
    const downline = await gateway.members.create({
      account: `${account}${top.row.account}`,
      upline: top.row,
    });
    await desk.offer(top, downline, 'daily', rateOfDay(10));
    if (account !== 'listb') await desk.sign(downline, 'daily');
  }
  const given = async (query: Record<string, string>) => {
    const { body } = await gateway.call('downlineContracts', {
      token: top.token,
      query: { kind: 'daily', pageNo: '1', pageSize: '2', ...query },
    });
    const { total, list } = body.value as Value<'downlineContracts'>;
    return [total, ...list.map(({ other }) => other?.account.slice(0, 5))];
  };
  expect(await given({})).toEqual([3, 'lista', 'listb']);
  expect(await given({ pageNo: '2' })).toEqual([3, 'other']);
  expect(await given({ account: 'LIST' })).toEqual([2, 'lista', 'listb']);
  expect(await given({ state: 'offered' })).toEqual([1, 'listb']);
  expect(await given({ state: 'running' })).toEqual([2, 'lista', 'other']);
  expect(await given({ kind: 'hourly' })).toEqual([0]);
});
