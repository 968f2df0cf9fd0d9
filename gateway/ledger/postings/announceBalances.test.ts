import fc from 'fast-check';
import type { Database } from '../../platform/database/database.ts';
import { announce, LIVE_CHANNEL } from '../../platform/announcements/announce.ts';
import type { LiveEvent } from '../../platform/announcements/liveEvent.ts';
import {
  at,
  cashier,
  house,
  ledgerDatabase,
  member,
  merchant,
  movement,
} from '../../testing/ledger/ledgerFixture.ts';
import { anyAct, isSettle, type Act, type Owner } from '../../testing/ledger/ledgerModel.ts';
import { transfer, type AccountName } from './movement.ts';
import { performAct } from '../../testing/ledger/performAct.ts';
import { post } from './post.ts';

let database: Database;
let close: () => Promise<void>;
let stop: () => Promise<void>;
const heard: LiveEvent[] = [];
let hearing = Promise.withResolvers<void>();

/** What another gateway has heard by now: whatever is announced arrives in the order in which it was. */
const hearAll = async (): Promise<LiveEvent[]> => {
  hearing = Promise.withResolvers();
  await announce(database.queries, { topic: 'unread', merchant, memberId: 'end' });
  await hearing.promise;
  return heard.splice(0);
};

beforeAll(async () => {
  const opened = await ledgerDatabase();
  ({ database, close } = opened);
  const listening = Promise.withResolvers<void>();
  stop = opened.second.listen(LIVE_CHANNEL, {
    notified: (payload) => {
      const event = JSON.parse(payload) as LiveEvent;
      listening.resolve();
      if (event.topic === 'unread') hearing.resolve();
      else heard.push(event);
    },
    missed: () => undefined,
  });
  const knock = setInterval(
    () => void announce(database.queries, { topic: 'unread', merchant, memberId: '' }),
    20,
  );
  await listening.promise;
  clearInterval(knock);
});
afterAll(async () => {
  await stop();
  await close();
});

const balanceOf = (memberId: string): LiveEvent => ({ topic: 'balance', merchant, memberId });

/** Whose money an act that went through has moved. */
const movedBy = (act: Act, holders: Map<number, Owner>): readonly Owner[] => {
  if (isSettle(act)) return [holders.get(act.nonce) ?? 'an'];
  if (act.kind === 'hold') holders.set(act.nonce, act.owner);
  return act.kind === 'pass' ? [...new Set([act.owner, act.to])] : [act.owner];
};

test('whatever moves money is announced to each member whose it is, once, and what was refused is not', async () => {
  const property = fc.asyncProperty(
    fc.array(anyAct, { maxLength: 40, size: 'max' }),
    fc.uuid(),
    async (acts, run) => {
      const holders = new Map<number, Owner>();
      const expected: LiveEvent[] = [];
      for (const act of acts) {
        if (!(await performAct(database, act, run))) continue;
        expected.push(...movedBy(act, holders).map((owner) => balanceOf(`${run}:${owner}`)));
      }
      expect(await hearAll()).toEqual(expected);
    },
  );
  await fc.assert(property, { numRuns: 15 });
}, 60_000);

test.each<[string, AccountName, string[]]>([
  ['the main wallet', member('kim'), ['kim']],
  ['money held', { kind: 'hold', owner: 'kim' }, ['kim']],
  ['a wallet at a vendor', { kind: 'wallet', owner: 'kim/NVP' }, ['kim']],
  ['bonus money', { kind: 'bonus', owner: 'kim' }, ['kim']],
  ["a vendor's account", { kind: 'vendor', owner: 'NVP' }, []],
  ['what is paid out', cashier, []],
])('a movement into %s is announced to the member alone', async (name, account, told) => {
  await database.transaction((tx) => post(tx, movement(name, transfer(house, account, 5n, 'VND'))));
  expect(await hearAll()).toEqual(told.map(balanceOf));
});

test('a movement that is rolled back, or posted before, is not announced', async () => {
  const gift = movement('gift', transfer(house, member('lam'), 5n, 'VND'));
  const undone = database.transaction(async (tx) => {
    await post(tx, gift);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await hearAll()).toEqual([]);
  await database.transaction((tx) => post(tx, gift));
  await database.transaction((tx) => post(tx, gift));
  expect(await hearAll()).toEqual([balanceOf('lam')]);
});

test('a movement outside of a transaction is announced as well', async () => {
  await post(database.queries, { ...movement('alone', transfer(house, member('mai'), 5n, 'VND')), at });
  expect(await hearAll()).toEqual([balanceOf('mai')]);
});
