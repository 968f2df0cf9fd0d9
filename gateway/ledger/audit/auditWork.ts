import { sql } from 'drizzle-orm';
import { alertDesk, type AlertParts } from '../../platform/alerts/alertDesk.ts';
import { workRunner } from '../../platform/alerts/workRunner.ts';
import type { Queries } from '../../platform/database/database.ts';
import { workEvery } from '../../platform/jobs/workEvery.ts';
import { auditBalances } from './auditBalances.ts';
import { booksAreSound, type Comparison } from './comparison.ts';

const LOOKS_EVERY = 60_000;
/** Of several gateways one compares, and no sooner than so long after the last time. */
const COMPARES_EVERY = 5 * 60_000;
const NAMED = 5;

const isDue = async (queries: Queries, now: Date): Promise<boolean> => {
  const before = new Date(now.getTime() - COMPARES_EVERY);
  const { rows } = await queries.execute(
    sql`SELECT 1 FROM ledger_audit_mark WHERE compared_at IS NULL OR compared_at <= ${before}`,
  );
  return rows.length > 0;
};

const described = ({ differences, unbalanced, offCurrencies, overdrawn }: Comparison): string =>
  [
    ...differences
      .slice(0, NAMED)
      .map(
        ({ account, stored, recomputed }) =>
          `${account} holds ${stored}, its entries add up to ${recomputed}`,
      ),
    ...(differences.length > NAMED ? [`${differences.length - NAMED} more accounts differ`] : []),
    ...(unbalanced.length > 0
      ? [`postings that do not sum to zero: ${unbalanced.slice(0, NAMED).join(', ')}`]
      : []),
    ...(offCurrencies.length > 0 ? [`books that do not sum to zero: ${offCurrencies.join(', ')}`] : []),
    ...(overdrawn > 0 ? [`${overdrawn} accounts are overdrawn`] : []),
  ].join('; ');

/** Compares the books when it is time; what differs stays an alert until the operator has looked and closes it. */
export const auditWork = async (parts: AlertParts): Promise<void> => {
  const { database, runtime } = parts;
  const run = await workRunner(parts);
  await run('comparison of the books', null, async () => {
    const now = runtime.now();
    if (!(await isDue(database.queries, now))) return;
    const comparison = await auditBalances(database, now);
    if (booksAreSound(comparison)) return;
    const error = new Error(described(comparison));
    await alertDesk(parts).raise({ kind: 'balances', target: 'books', merchant: null, error });
  });
};

/** Looks every minute until stopped. */
export const startAuditWork = (parts: AlertParts): (() => Promise<void>) =>
  workEvery(
    LOOKS_EVERY,
    () => auditWork(parts),
    (error) => parts.log.error({ err: error }, 'the books could not be compared'),
  );
