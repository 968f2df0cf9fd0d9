import { alertDesk, type AlertParts } from '../../platform/alerts/alertDesk.ts';
import { everyPeriod, recurringJob, type RecurringJob } from '../../platform/jobs/recurringJob.ts';
import { auditBalances } from './auditBalances.ts';
import { booksAreSound, type Comparison } from './comparison.ts';

const EVERY = 5 * 60_000;
const NAMED = 5;

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

/** Compares the books; what differs stays an alert until the operator has looked and closes it. */
export const auditBooks = async (parts: AlertParts): Promise<void> => {
  const comparison = await auditBalances(parts.database, parts.runtime.now());
  if (booksAreSound(comparison)) return;
  const error = new Error(described(comparison));
  await alertDesk(parts).raise({ kind: 'balances', target: 'books', merchant: null, error });
};

/** Compares every five minutes, in one gateway of all. */
export const auditJob = (parts: AlertParts): RecurringJob =>
  recurringJob(parts, {
    name: 'comparison of the books',
    next: everyPeriod(EVERY),
    work: () => auditBooks(parts),
  });
