import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { referenceProfile } from '#contract/profile';
import { inSite, testGateway, testSite } from '@/testing/testSite';
import type { MoneyCall } from './moneyCalls';
import { usePaymentTicket } from '../resources/usePaymentTicket';
import { useKeyedCall } from './useKeyedCall';
import { useMoneyCall } from './useMoneyCall';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const SRC = join(import.meta.dirname, '..', '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

const moneyCalls = endpointNames.filter((name) => (endpoints[name] as Endpoint).money === true);
const kept = moneyCalls.filter((name) => sources.some(({ text }) => text.includes(`useMoneyCall('${name}'`)));
const keyed = moneyCalls.filter((name) => !kept.includes(name));

test('no file of the site sends a money call by itself: the key of each comes from one of the two guards', () => {
  const senders = sources.filter(({ text }) => /idempotencyKey:/.test(text)).map(({ file }) => file);
  expect(senders.toSorted()).toEqual(['data/core/useKeyedCall.ts', 'data/core/useMoneyCall.ts']);
});

test('what moves money of the wallet keeps its key over a reload; what the gateway does once by its state needs none', () => {
  expect(kept.toSorted()).toEqual(
    [
      ...['deposit', 'lineTransfer', 'lotteryBet', 'lotteryCancel', 'pointsConvert', 'pointsRedeem'],
      ...['sportsBet', 'walletCollect', 'walletTransfer', 'withdraw'],
    ].toSorted(),
  );
  expect(keyed.toSorted()).toEqual(
    [
      ...['bonusCancel', 'checkInClaim', 'claimRaffle', 'missionClaim', 'promotionReward', 'rebateClaim'],
      ...['rewardClaim', 'dividendContract', 'dailySalaryContract', 'hourlySalaryContract'],
      'realTimeSalaryContract',
    ].toSorted(),
  );
});

const site = () => testSite({ profile: { ...referenceProfile, envelope: false } });
const sentTo = (name: EndpointName) =>
  gateway.asked.filter(({ url }) => new URL(url, 'http://site').pathname === endpoints[name].path);

const thrice = async (press: () => Promise<unknown>): Promise<void> => {
  await act(async () => {
    const [first, ...others] = await Promise.all([press(), press(), press()]);
    expect(others).toEqual([first, first]);
  });
};

test.each(kept)(
  'two clicks and a submit within one task send one %s, and the next press another',
  async (name) => {
    gateway.answers(name as MoneyCall, null as never);
    const { result } = renderHook(() => useMoneyCall(name as MoneyCall, () => undefined), {
      wrapper: inSite(site()),
    });
    const press = () => result.current.send({} as never);
    await thrice(press);
    expect(sentTo(name)).toHaveLength(1);
    await act(async () => void (await press()));
    expect(sentTo(name)).toHaveLength(2);
  },
);

test.each(keyed)(
  'three presses within one task send one %s, another body of its own goes beside it',
  async (name) => {
    gateway.answers(name as 'rewardClaim', null as never);
    const { result } = renderHook(() => useKeyedCall(), { wrapper: inSite(site()) });
    const press = (id: string) => result.current(name as 'rewardClaim', { id } as never);
    await thrice(() => press('one'));
    expect(sentTo(name)).toHaveLength(1);
    await act(async () => void (await Promise.all([press('one'), press('two')])));
    expect(sentTo(name)).toHaveLength(3);
  },
);

test('three presses within one task check the withdraw password once: a wrong one counts as one attempt', async () => {
  gateway.refuses('paymentTicket', 'withdraw_password_wrong', 400);
  const { result } = renderHook(() => usePaymentTicket(), { wrapper: inSite(site()) });
  const press = () => result.current('246810');
  await thrice(press);
  expect(sentTo('paymentTicket')).toHaveLength(1);
  await act(async () => void (await press()));
  expect(sentTo('paymentTicket')).toHaveLength(2);
});
