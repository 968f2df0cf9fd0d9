import { act, type Command } from '../acts/act.ts';
import { isAmountCell } from '../../ledger/money/amountCell.ts';
import { auditSearch } from '../acts/searchInputs.ts';
import { writeAmount } from '../../ledger/money/writeMoney.ts';
import { auditStore } from '../audit/auditStore.ts';

const text = (value: unknown): string | null =>
  value === null
    ? null
    : JSON.stringify(value, (_name, part: unknown) => (isAmountCell(part) ? writeAmount(part) : part));

export const audit: Command = {
  summary: 'What the operator did.',
  acts: {
    list: act({
      summary: 'The last acts of a brand, the newest first.',
      options: {
        limit: { kind: 'integer', help: '20 unless given' },
        ...auditSearch,
      },
      run: async ({ tx, merchant }, { limit = 20, ...search }) => {
        const rows = await auditStore(tx).latest(merchant, Math.max(1, limit), search);
        return {
          rows: rows.map(({ at, who, act: name, target, before, after }) => ({
            at: at.toISOString(),
            who,
            act: name,
            target,
            before: text(before),
            after: text(after),
          })),
        };
      },
    }),
  },
  examples: [
    'audit list',
    'audit list --who lan --act money --from 2026-11-01T00:00:00+07:00',
    'audit list --limit 100 --json',
  ],
};
