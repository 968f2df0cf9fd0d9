import { cancelFreeRounds } from '../../offers/freeRounds/cancelFreeRounds.ts';
import { freeRoundState } from '../../offers/freeRounds/freeRoundState.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';
import type { Currency } from '#contract/money';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { act, type Command } from '../acts/act.ts';
import { findMember } from '../acts/findMember.ts';
import { readId } from '../acts/readId.ts';
import { refusedAct } from '../acts/refusedAct.ts';

const line = (row: FreeRounds, now: Date) => ({
  id: row.id,
  source: row.source,
  games: row.gameCodes.join(','),
  stake: amountCell(row.stake, row.currency as Currency),
  left: row.total - row.taken,
  total: row.total,
  won: amountCell(row.won, row.currency as Currency),
  state: row.cancelledAt === null ? freeRoundState(row, now) : 'cancelled',
  until: row.until.toISOString(),
});

export const rounds: Command = {
  summary: 'Bonus rounds that members were given.',
  shown: true,
  acts: {
    list: act({
      summary: 'Those of a member, the newest first.',
      places: { account: { kind: 'text', required: true, help: 'account of the member' } },
      run: async (context, { account }) => {
        const { id: memberId } = await findMember(context, account);
        const { tx, merchant, now } = context;
        const rows = await freeRoundStore(tx).ofMember({ merchant, memberId });
        return { rows: rows.map((row) => line(row, now)), whenEmpty: `${account} was given none.` };
      },
    }),
    cancel: act({
      summary: 'Takes back those that were not played; what the others have won is paid. The member is told.',
      final: true,
      places: { id: { kind: 'text', required: true, help: 'id out of the list' } },
      run: ({ tx, runtime, merchant, now }, { id }) =>
        refusedAct(`${id} are over, or there are none`, async () => {
          const target = readId(id);
          const before = await cancelFreeRounds(tx, runtime, { merchant, id: target, now });
          const after = { ...before, cancelledAt: now, until: now };
          return {
            rows: [line(after, now)],
            change: { target, before: line(before, now), after: line(after, now) },
          };
        }),
    }),
  },
  examples: ['rounds list demo', 'rounds cancel 0f8e7d6c-5b4a-7988-8a7b-6c5d4e3f2a1b'],
};
