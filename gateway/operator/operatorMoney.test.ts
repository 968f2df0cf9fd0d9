import { compareBalances } from '../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../ledger/audit/comparison.ts';
import type { GameVendors } from '../catalogue/vendors/GameVendors.ts';
import { deposits } from '../money/orders/schema.ts';
import { withdrawals } from '../money/withdrawals/schema.ts';
import { freeRounds } from '../play/freeRounds/schema.ts';
import type { GameVisit } from '../play/launch/schema.ts';
import { betService } from '../play/seamlessWallet/betService.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import type { Act } from './acts/act.ts';
import { answerLine } from './answerLine.ts';
import { commands } from './commands.ts';
import { printTable } from './printTable.ts';

const AMOUNT = 1_234_567n;
const WRITTEN = '12,345.67 $';

let gateway: TestGateway;
let parts: Parameters<typeof answerLine>[0];
beforeEach(async () => {
  gateway = await testGateway({ brands: ['aurora'], tenant: { currency: 'USD', moneyStep: 10 } });
  const outside = new Map([['NVP', { code: 'NVP', url: new URL('https://games.test') }]]);
  const vendors = { ...gateway.vendors, outside } as unknown as GameVendors;
  parts = { ...gateway, runtime: gateway.clock, vendors };
});
afterEach(() => gateway.close());

const answer = (line: string, terminal = false) =>
  answerLine(parts, { argv: line.split(' '), who: 'ops', terminal });
const rowsOf = async (line: string) => {
  const said = await answer(line);
  if (said.kind !== 'done') throw new Error(`${line}: ${JSON.stringify(said)}`);
  return said.rows;
};
const balanceOf = async (token: string) => (await gateway.call('balance', { token })).body.value;

const acts: (readonly [string, Act])[] = Object.entries(commands).flatMap(([command, { acts: all }]) =>
  Object.entries(all).map(([name, act]) => [`${command} ${name}`, act] as const),
);
const inputsOf = ({ places, options }: Act) => Object.entries({ ...places, ...options });

/** Texts that hold several amounts, each of which is read as an amount. */
const lists = ['agent offer tiers', 'promotion add prizes', 'setting set value'];

test('every amount that the operator gives is declared as money, in whole units and read in one place', () => {
  const asText = acts.flatMap(([name, act]) =>
    inputsOf(act)
      .filter(
        ([, { kind, help, choices }]) =>
          kind !== 'money' &&
          choices === undefined &&
          /units\b|amount|of each, in whole|deposit of|valid bets of/i.test(help),
      )
      .map(([input]) => `${name} ${input}`),
  );
  expect(asText.filter((name) => !lists.includes(name))).toEqual([]);
  const money = acts.filter(([, act]) => inputsOf(act).some(([, { kind }]) => kind === 'money'));
  expect(money.map(([name]) => name)).toEqual([
    ...['promotion add', 'promotion approve', 'points ratio', 'points add', 'money credit', 'money debit'],
    ...['deposit approve', 'withdrawal answer', 'agent correct'],
  ]);
});

test('what cannot be undone says so, and what moves money by itself has a key', () => {
  const verb = /^(remove|drop|void|postpone|credit|debit|correct|pay|cancel|reject|ship|agree)$/;
  const meant = acts.filter(([name]) => verb.test(name.split(' ')[1] ?? ''));
  expect(meant.filter(([, { final }]) => final !== true).map(([name]) => name)).toEqual([]);
  const keyed = acts.filter(([, { options }]) => options['key']?.required === true).map(([name]) => name);
  expect(keyed).toEqual(['money credit', 'money debit', 'agent correct']);
});

/** An order, a round, free rounds and a ratio of the same odd amount. */
const fill = async () => {
  const { row } = await gateway.members.create({ account: 'an' });
  const now = gateway.clock.now();
  const { queries } = gateway.database;
  const own = { merchant: 'aurora', memberId: row.id, currency: 'USD' } as const;
  const order = { id: gateway.clock.newId(), ...own, amount: AMOUNT, fee: 0n };
  const times = { createdAt: now, changedAt: now, expiresAt: now };
  const paid = { paid: AMOUNT, credited: AMOUNT, state: 'credited' } as const;
  await queries.insert(deposits).values({ ...order, ...times, ...paid, orderNo: 'D1', method: 'BANK' });
  const target = { accountId: row.id, kind: 'bank', bankName: 'An', number: '1', ownerName: 'AN' } as const;
  const back = { refunded: AMOUNT, state: 'settled', submittedAt: now } as const;
  await queries.insert(withdrawals).values({ ...order, ...back, target, orderNo: 'W1' });
  const free = { source: 'points', subject: '1', gameCodes: ['RNG0001'], total: 1, times: 1 } as const;
  const won = { stake: AMOUNT, won: AMOUNT, createdAt: now, until: now };
  await queries.insert(freeRounds).values({ id: gateway.clock.newId(), ...own, ...free, ...won });
  await answer('setting set operatorActMost 1000000');
  await answer('setting set operatorDayMost 1000000');
  await answer('money credit an 37037.01 --reason gift --key one --yes');
  const game = { vassalage: 'NVP', gameCode: 'RNG0001', gameType: 'RNG' };
  for (const win of [AMOUNT, undefined]) {
    const visit = { id: gateway.clock.newId(), ...own, ...game } as unknown as GameVisit;
    const roundRef = gateway.clock.newId();
    const call = {
      visit,
      roundRef,
      currency: 'USD',
      timeZone: 'UTC',
      id: gateway.clock.newId(),
      now,
    } as const;
    await gateway.database.transaction((tx) => betService(tx).place(call, AMOUNT));
    if (win !== undefined) await gateway.database.transaction((tx) => betService(tx).settle(call, win));
  }
  await answer('money debit an 12345.67 --reason back --key two --yes');
  await answer('points ratio convert --points 1 --amount 12345.67');
  await answer(
    'points add --kind money --category devices --points 5 --amount 12345.67 --image /a --title-en Money',
  );
};

test('the operator read minor units in lists and gave whole ones: every answer shows an amount with its symbol', async () => {
  await fill();
  const lines = [
    ...['deposit list', 'withdrawal list', 'rounds list an', 'game rounds an', 'vendor rounds NVP'],
    ...['points ratios', 'points list', 'money show an', 'audit list'],
  ];
  for (const line of lines) {
    const table = printTable(await rowsOf(line), { uncut: true });
    expect([line, table]).toEqual([line, expect.stringContaining(WRITTEN)]);
    expect([line, table.replaceAll(',', '')]).not.toEqual([line, expect.stringMatching(/123456[78]/)]);
  }
  const looking = acts.filter(
    ([, { places, final, run }]) => Object.keys(places).length === 0 && !final && run.length > 0,
  );
  for (const [name] of looking.filter(([one]) =>
    /(?:list|show|check|orders|ratios|applications)$/.test(one),
  )) {
    const said = await answer(name).catch(() => undefined);
    const cells = said?.kind === 'done' ? said.rows.flatMap((row) => Object.values(row)) : [];
    expect([name, cells]).not.toEqual([name, expect.arrayContaining(['1234567'])]);
  }
});

test('a credit without a key was booked each time that it was sent: a script names it, a person is shown one', async () => {
  const { token } = await gateway.members.create({ account: 'an' });
  const line = 'money credit an 12.5 --reason gift';
  await expect(answer(`${line} --yes`)).rejects.toThrow('key is missing');
  await expect(answer(`${line.replace('--reason gift', '--reason ')} --yes`)).rejects.toThrow(
    'reason is missing',
  );
  const asked = await answer(line, true);
  if (asked.kind !== 'ask') throw new Error(asked.kind);
  expect(printTable(asked.rows)).toContain('12.50 $');
  expect(await balanceOf(token)).toMatchObject({ balance: { amount: '0' } });
  const again = asked.argv.join(' ');
  expect(again).toMatch(/--key \S+ --yes$/);
  expect(await rowsOf(again)).toMatchObject([{ repeated: false, moved: { amount: '12.50' } }]);
  expect(await rowsOf(again)).toMatchObject([{ repeated: true, moved: { amount: '0.00' } }]);
  expect(await balanceOf(token)).toMatchObject({ balance: { amount: '1250' } });
});

test('what cannot be undone is refused in a script without --yes, and tried without it', async () => {
  await gateway.members.create({ account: 'an' });
  const line = 'money credit an 12.5 --reason gift --key one';
  await expect(answer(line)).rejects.toThrow('"money credit" cannot be undone: add --yes');
  await expect(answer(`${line.replace('--key one', '--key ')} --yes`)).rejects.toThrow('key is missing');
  expect(await answer(`${line} --dry-run`)).toMatchObject({ kind: 'done', dryRun: true });
  expect(await answer(`${line} --yes`)).toMatchObject({ kind: 'done' });
});

test('an act above the cap of the operator moves nothing, nor one that passes the cap of a day', async () => {
  const { token } = await gateway.members.create({ account: 'an' });
  await answer('setting set operatorActMost 100');
  await answer('setting set operatorDayMost 150.5');
  const move = (act: string, amount: string, key: string) =>
    answer(`money ${act} an ${amount} --reason gift --key ${key} --yes`);
  await expect(move('credit', '100.01', 'a')).rejects.toThrow(
    'This would move 100.01 $, and the cap is 100.00 $: setting set operatorActMost changes it',
  );
  await move('credit', '100', 'b');
  await move('credit', '100', 'b');
  await expect(move('debit', '50.51', 'c')).rejects.toThrow(
    'With this the operator would have moved in 24 hours 150.51 $, and the cap is 150.50 $',
  );
  await move('debit', '50.5', 'd');
  await expect(move('credit', '0.01', 'e')).rejects.toThrow('operatorDayMost');
  expect(await balanceOf(token)).toMatchObject({ balance: { amount: '4950' } });
  gateway.clock.advance(86_400_000 - 1);
  await expect(move('credit', '0.01', 'f')).rejects.toThrow('operatorDayMost');
  gateway.clock.advance(1);
  await move('credit', '1', 'f');
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('caps apply before the operator has set them: 100,000 money steps an act, ten times as much a day', async () => {
  const settings = await rowsOf('setting list');
  const caps = settings.filter(({ setting }) => String(setting).startsWith('operator'));
  expect(caps.map(({ value }) => value)).toEqual([
    { amount: '10000.00', currency: 'USD' },
    { amount: '100000.00', currency: 'USD' },
  ]);
  await gateway.members.create({ account: 'an' });
  await expect(answer('money credit an 10000.01 --reason gift --key one --yes')).rejects.toThrow(
    'the cap is',
  );
});

test('FIX-04 rewards that return as much for a stake as the house keeps are refused, or accepted by name', async () => {
  const weekly = (more: string) =>
    answer(
      `promotion add --action claim --category slots --period week --games RNG --wager 1000 --title-en Slots ${more}`,
    );
  await expect(weekly('--amount 25')).rejects.toThrow(
    'of each stake in RNG, the house keeps 2.50 %: give less or ask for more, or add --loss accepted',
  );
  expect(await weekly('--amount 1')).toMatchObject({ kind: 'done' });
  expect(await weekly('--amount 25 --loss accepted')).toMatchObject({ kind: 'done' });
  await answer('points ratio convert --points 1 --amount 1');
  await expect(answer('points ratio slots --points 1000 --amount 1')).rejects.toThrow('--loss accepted');
  // What does not add to a loss that was accepted before is no loss of its own.
  expect(await answer('promotion add --action read --category new --title-en News')).toMatchObject({
    kind: 'done',
  });
});
