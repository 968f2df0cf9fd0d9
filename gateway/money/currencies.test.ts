import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { booksAreSound } from '../ledger/audit/comparison.ts';
import { compareBalances } from '../ledger/audit/compareBalances.ts';
import { cashierDesk } from '../testing/cashierDesk.ts';
import { playGame } from '../testing/playGame.ts';
import { setSetting } from '../testing/setSetting.ts';
import { testGames } from '../testing/testGames.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { vendorCalls } from '../testing/vendorCalls.ts';

interface Case {
  readonly currency: Currency;
  readonly currencySymbol: string;
  readonly moneyStep: number;
  readonly amounts: { depositLeast?: number; withdrawLeast?: number; offered?: readonly number[] };
  /** What follows from them, in minor units. */
  readonly least: number;
  readonly leastOut: number;
  readonly first: number;
}

const cases: readonly Case[] = [
  {
    ...{ currency: 'EUR', currencySymbol: '€', moneyStep: 10, amounts: {} },
    least: 1_000,
    leastOut: 1_000,
    first: 1_000,
  },
  {
    ...{ currency: 'THB', currencySymbol: '฿', moneyStep: 100, amounts: {} },
    least: 10_000,
    leastOut: 10_000,
    first: 10_000,
  },
  {
    ...{ currency: 'MYR', currencySymbol: 'RM', moneyStep: 10 },
    amounts: { depositLeast: 3_000, offered: [3_000, 5_000, 10_000] },
    ...{ least: 3_000, leastOut: 1_000, first: 3_000 },
  },
  {
    ...{ currency: 'BRL', currencySymbol: 'R$', moneyStep: 10 },
    amounts: { withdrawLeast: 2_050 },
    ...{ least: 1_000, leastOut: 2_050, first: 1_000 },
  },
  {
    ...{ currency: 'CNY', currencySymbol: '¥', moneyStep: 50, amounts: {} },
    least: 5_000,
    leastOut: 5_000,
    first: 5_000,
  },
];

describe.each(cases)('a brand in $currency', (its) => {
  const { currency, least, leastOut, first } = its;
  const money = (amount: number) => ({ amount: String(amount), currency });
  let gateway: TestGateway;
  beforeAll(async () => {
    const { currencySymbol, moneyStep, amounts } = its;
    const languages = ['PT', 'EN'] as const;
    gateway = await testGateway({
      tenant: { currency, currencySymbol, decimals: 2, moneyStep, amounts, languages },
    });
    await testGames(gateway.database.queries, [{ gameCode: 'RNG0001', minBet: 5 }]);
    await setSetting(gateway, 'depositTurnover', '0');
  });
  afterAll(() => gateway.close());

  test('I18N-04 takes a deposit and a bet and pays out, with cents, in its own bounds', async () => {
    const desk = cashierDesk(gateway);
    const member = await gateway.members.create();
    const { token } = member;
    const { methods } = await desk.answered<Value<'depositDesk'>>('depositDesk', { token });
    expect(methods[0]).toMatchObject({ least: money(least) });
    expect(methods[0]?.amounts[0]).toEqual(money(first));

    const paidIn = leastOut + least + 45;
    await desk.deposit(token, paidIn);
    await desk.after(6);
    expect(await desk.answered('balance', { token })).toEqual({ balance: money(paidIn) });

    const { launched, game } = await playGame(gateway, member, 'RNG0001');
    expect(game).toMatchObject({ currency, exponent: 2, decimals: 2, balance: paidIn });
    const vendor = vendorCalls(gateway);
    const round = gateway.clock.newId();
    const call = { visit: launched.visitId, round };
    expect((await vendor('bet', { ...call, amount: '25' })).status).toBe(200);
    expect((await vendor('win', { ...call, amount: '10' })).status).toBe(200);
    expect(await desk.balance(token)).toBe(String(paidIn - 15));

    const accountId = await desk.bankAccount(member);
    const withdraw = async (amount: number) =>
      gateway.call('withdraw', {
        token,
        body: { accountId, amount: String(amount), ticket: await desk.ticket(member) },
        idempotencyKey: gateway.clock.newId(),
      });
    expect((await withdraw(leastOut - 1)).body.message).toBe('amount_out_of_range');
    expect((await withdraw(leastOut + 1)).body.value).toMatchObject({ amount: money(leastOut + 1) });
    expect(await desk.balance(token)).toBe(String(paidIn - 15 - leastOut - 1));
    expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  });
});
