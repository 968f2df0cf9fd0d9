import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Entry } from './movement.ts';

interface Purse {
  readonly kind: string;
  readonly owner: string;
  readonly currency: string;
}

const purseOf = ({ account, currency }: Entry): Purse => ({
  kind: account.kind,
  owner: account.owner ?? '',
  currency,
});

const nameOf = ({ kind, owner, currency }: Purse): string => JSON.stringify([kind, owner, currency]);

/**
 * The ids of the accounts that the entries name, opened where missing, by `entryAccount`.
 * Accounts are opened in the order of their names, so that two movements cannot wait for each other.
 */
export const openAccounts = async (
  tx: Queries,
  merchant: string,
  entries: readonly Entry[],
): Promise<(entry: Entry) => bigint> => {
  const purses = new Map(entries.map(purseOf).map((purse) => [nameOf(purse), purse]));
  const wanted = [...purses.keys()].sort().map((name) => purses.get(name));
  const find = async (): Promise<Map<string, bigint>> => {
    const found = await tx.execute<{ id: string } & Record<keyof Purse, string>>(sql`
      SELECT account.id, kind, owner, currency
      FROM ledger_accounts account
      JOIN jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted (kind text, owner text, currency text)
      USING (kind, owner, currency)
      WHERE merchant = ${merchant}`);
    return new Map(found.rows.map((row) => [nameOf(row), BigInt(row.id)]));
  };
  let ids = await find();
  if (ids.size < wanted.length) {
    await tx.execute(sql`
      INSERT INTO ledger_accounts (merchant, kind, owner, currency)
      SELECT ${merchant}, kind, owner, currency
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted (kind text, owner text, currency text)
      ON CONFLICT DO NOTHING`);
    ids = await find();
  }
  return (entry) => {
    const id = ids.get(nameOf(purseOf(entry)));
    if (id === undefined) throw new Error(`No account ${nameOf(purseOf(entry))} of ${merchant}`);
    return id;
  };
};
