import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createTestDatabase } from '../postgres/testCluster.ts';
import { transfer, type Movement } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';

export const merchant = 'aurora';
export const at = new Date('2026-11-20T13:45:18Z');

export const member = (owner: string) => ({ kind: 'member', owner }) as const;
export const house = { kind: 'house' } as const;
export const cashier = { kind: 'cashier' } as const;

export const movement = (key: string, entries: Movement['entries']): Movement => ({
  key,
  merchant,
  entries,
  reason: 'test',
  ref: key,
  at,
});

export const deposit = (database: Database, owner: string, amount: bigint) =>
  database.transaction((tx) =>
    post(tx, movement(`deposit:${owner}:${amount}`, transfer(cashier, member(owner), amount, 'VND'))),
  );

export const withdraw = (database: Database, key: string, owner: string, amount: bigint) =>
  database.transaction((tx) => post(tx, movement(key, transfer(member(owner), cashier, amount, 'VND'))));

/** An empty database behind two pools, as two gateways would have it. */
export const ledgerDatabase = async () => {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase({ connection });
  const second = openDatabase({ connection });
  const close = async () => {
    await database.close();
    await second.close();
    await drop();
  };
  return { connection, database, second, close };
};
