import fc from 'fast-check';
import type { Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { member, merchant } from './ledgerFixture.ts';
import { anyAct, ledgerModel, owners } from './ledgerModel.ts';
import { performAct } from './performAct.ts';

const purses = async (database: Database, run: string) =>
  Promise.all(
    owners.map(async (name) => {
      const owner = `${run}:${name}`;
      return [
        await balanceOf(database.queries, merchant, member(owner), 'VND'),
        await balanceOf(database.queries, merchant, { kind: 'hold', owner }, 'VND'),
      ];
    }),
  );

/** Acts one after another: ledger and model agree on every single one. */
export const modelProperty = (database: Database, acts: number) =>
  fc.asyncProperty(fc.array(anyAct, { maxLength: acts, size: 'max' }), fc.uuid(), async (list, run) => {
    const model = ledgerModel();
    for (const act of list) {
      expect([act, await performAct(database, act, run)]).toEqual([act, model.perform(act)]);
    }
    expect(await purses(database, run)).toEqual(
      owners.map((name) => [model.mainOf(name), model.heldOf(name)]),
    );
  });

/** Acts of four writers at once, over two gateways' pools: whichever way they fall, no purse is below zero. */
export const racingProperty = (gateways: readonly [Database, Database], acts: number) =>
  fc.asyncProperty(
    fc.array(fc.array(anyAct, { maxLength: acts, size: 'max' }), { minLength: 4, maxLength: 4 }),
    fc.uuid(),
    async (lists, run) => {
      await Promise.all(
        lists.map(async (list, writer) => {
          for (const act of list) await performAct(gateways[writer % 2 === 0 ? 0 : 1], act, run);
        }),
      );
      const balances = (await purses(gateways[0], run)).flat();
      expect(balances.every((balance) => balance >= 0n)).toBe(true);
    },
  );
