import { alertStore } from '../../platform/alerts/alertStore.ts';
import type { Alert, AlertKind } from '../../platform/alerts/schema.ts';
import { jobStore } from '../../platform/jobs/jobStore.ts';
import { addHoldingAnew } from '../../play/lottery/drawJobKinds.ts';
import { drawStore } from '../../play/lottery/drawStore.ts';
import { addEndingAnew } from '../../play/sports/matchJobs.ts';
import { matchStore } from '../../play/sports/matchStore.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { timeSearch } from '../acts/searchInputs.ts';
import { OperatorError } from '../acts/OperatorError.ts';

/** A job that has been done or dropped meanwhile leaves nothing to take up. */
const retryJob = async ({ tx, now }: ActContext, key: string): Promise<void> => {
  const store = jobStore(tx);
  const found = await store.byKey(key);
  if (found !== undefined) await store.retry(found, now);
};

const settleTicket = async ({ tx, now }: ActContext, id: string): Promise<void> => {
  const draw = await drawStore(tx).reopen(id);
  if (draw !== undefined) await addHoldingAnew(tx, draw, now);
};

const settleBet = async ({ tx, now }: ActContext, id: string): Promise<void> => {
  for (const match of await matchStore(tx).reopen(id)) await addEndingAnew(tx, match, now);
};

/** What else is needed so that the gateway takes a thing up again. */
const takeUp: Partial<Record<AlertKind, (context: ActContext, target: string) => Promise<void>>> = {
  job: retryJob,
  'lottery ticket': settleTicket,
  'sports bet': settleBet,
};

const line = ({ id, merchant, kind, target, reason, count, gateways, openedAt, lastAt }: Alert) => ({
  id,
  merchant,
  kind,
  target,
  reason,
  count,
  on: gateways.join(', '),
  since: openedAt.toISOString(),
  last: lastAt.toISOString(),
});

export const alert: Command = {
  summary: 'What the gateway could not put right by itself.',
  acts: {
    list: act({
      summary: 'Open alerts of every brand, the oldest first; without a merchant they concern all of them.',
      options: {
        limit: { kind: 'integer', help: '50 unless given' },
        kind: { kind: 'text', help: 'part of the kind, such as "job"' },
        target: { kind: 'text', help: 'part of what it is about' },
        ...timeSearch,
      },
      run: async ({ tx }, { limit = 50, ...search }) => ({
        rows: (await alertStore(tx).open(Math.max(1, limit), search)).map(line),
      }),
    }),
    retry: act({
      summary: 'Closes an alert and lets what was quarantined be tried again; it opens anew when that fails.',
      places: { id: { kind: 'integer', required: true, help: 'id out of the list' } },
      run: async (context, { id }) => {
        const { tx, tenant, brands, now } = context;
        const store = alertStore(tx);
        const found = await store.find(id);
        if (found === undefined || found.closedAt !== null) throw new OperatorError(`No alert ${id} is open`);
        const owner = brands.find(({ merchantCode }) => merchantCode === found.merchant) ?? tenant;
        if (owner.key !== tenant.key)
          throw new OperatorError(`Alert ${id} is of another brand: add --brand ${owner.key}`);
        await store.close(found, now);
        await takeUp[found.kind]?.(context, found.target);
        const before = line(found);
        return { rows: [before], change: { target: `alert ${id}`, before, after: { closed: true } } };
      },
    }),
  },
  examples: ['alert list', 'alert retry 12', 'alert retry 13 --brand lotus'],
};
