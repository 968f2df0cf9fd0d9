import { randomUUID } from 'node:crypto';
import { homeTabQuery } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import { floodDriver } from '../gateway/testing/deep/floodDriver.ts';
import { operatorCommand } from '../gateway/operator/operatorCommand.ts';
import { benchGateway } from './benchGateway.ts';
import { load, type LoadSample } from './load.ts';
import type { moneyLimits, MoneySample } from './moneyLimits.ts';

const BRAND = 'aurora';
const MEMBERS = 40;
const SECONDS = 8;
const START = 50_000_000;

interface Seat {
  readonly account: string;
  readonly password: string;
  readonly token: string;
}

/** Measures calls a second and their duration, with sessions, limits and log on. `say` receives progress lines. */
export const money = async (say: (line: string) => void): Promise<MoneySample> => {
  const gateway = await benchGateway(BRAND);
  const driver = floodDriver(gateway.address, BRAND);
  const operator = async (...argv: string[]): Promise<Record<string, string>> => {
    const said: string[] = [];
    const put = (text: string) => said.push(text);
    const { dataDir } = gateway;
    await operatorCommand({
      argv: [...argv, '--yes', '--json'],
      dataDir,
      who: 'bench',
      print: put,
      complain: put,
    });
    return (JSON.parse(said.join('')) as Record<string, string>[])[0] ?? {};
  };
  const seat = async (index: number): Promise<Seat> => {
    const account = `bench${index}`;
    const { password = '' } = await operator('member', 'add', account, '--temporary', 'no');
    await operator('money', 'credit', account, String(START), '--reason', 'bench', '--key', account);
    const { code = '' } = await operator('member', 'handover', account);
    const { value } = await driver.call('handOver', { body: { code }, ip: `10.0.0.${index}` });
    return { account, password, token: (value as Value<'handOver'>).token ?? '' };
  };
  try {
    await operator('setting', 'set', 'operatorDayMost', String(MEMBERS * START));
    await operator('setting', 'set', 'singleWallet', 'off');
    await operator('setting', 'set', 'ipCheck', 'off');
    const seats: Seat[] = [];
    for (let index = 0; index < MEMBERS; index += 1) seats.push(await seat(index));
    const at = (caller: number): Seat => {
      const found = seats[caller % seats.length];
      if (found === undefined) throw new Error('Nobody is there');
      return found;
    };
    const query = `?${new URLSearchParams(homeTabQuery('VI', BRAND, 'RNG')).toString()}`;
    const { value } = await driver.call('wallets', { token: at(0).token });
    const vendor = (value as Value<'wallets'>).vendors[0]?.vassalage ?? '';
    const ways = [
      { from: 'MAIN', to: vendor },
      { from: vendor, to: 'MAIN' },
    ] as const;
    const turns = seats.map(() => 0);

    const calls = {
      balance: (caller: number) => driver.call('balance', { token: at(caller).token }),
      gameList: (caller: number) => driver.call('gameList', { query, token: at(caller).token }),
      transfer: (caller: number) => {
        const turn = (turns[caller] = (turns[caller] ?? 0) + 1);
        const body = { ...ways[(turn + 1) % 2], amount: '1000' };
        return driver.call('walletTransfer', { token: at(caller).token, body, idempotencyKey: randomUUID() });
      },
      login: (caller: number) => {
        const { account, password } = at(caller);
        const body = { username: account, password, type: 'username' };
        return driver.call('login', { body, ip: `10.1.${caller}.${Math.floor(Math.random() * 250)}` });
      },
    } as const satisfies Record<keyof typeof moneyLimits, unknown>;
    const callers = { balance: 32, gameList: 16, transfer: 24, login: 8 } as const;

    const samples: Partial<Record<keyof typeof moneyLimits, LoadSample>> = {};
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      const once = async (caller: number) => (await calls[name](caller)).status === 200;
      await load({ callers: callers[name], seconds: 1, call: once });
      samples[name] = await load({ callers: callers[name], seconds: SECONDS, call: once });
      say(`${name}: ${Math.round(samples[name].perSecond)} a second`);
    }
    return samples as MoneySample;
  } finally {
    driver.close();
    await gateway.close();
  }
};
