import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { errorText } from '../log/errorText.ts';
import { alertStore, type AlertSubject, type NewAlert } from './alertStore.ts';
import type { AlertKind } from './schema.ts';

export interface AlertParts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly log: FastifyBaseLogger;
}

/** The queries of a transaction open the alert together with what else it does. */
type DeskParts = Pick<AlertParts, 'runtime' | 'log'> & {
  readonly database: Pick<AlertParts['database'], 'queries'>;
};

/** Tells this gateway from the others of the same database. */
const thisGateway = `${hostname()}:${process.pid}`;

/** Where the gateway says what it cannot put right by itself: a row that the operator sees, and an error in the log. */
export const alertDesk = (
  { database: { queries }, runtime: { now }, log }: DeskParts,
  gateway = thisGateway,
) => {
  const store = alertStore(queries);
  return {
    /** Said once in the log, however often it happens until the alert is closed. Fails when the row cannot be written. */
    raise: async ({ error, ...alert }: Omit<NewAlert, 'reason'> & { readonly error: unknown }) => {
      const times = await store.raise({ ...alert, reason: errorText(error) }, gateway, now());
      if (times === 1) log.error({ ...alert, err: error }, 'an alert was opened');
    },
    /** What an alert is about went well here: it is closed unless it fails on another gateway. */
    succeed: (subject: AlertSubject): Promise<void> => store.succeed(subject, gateway, now()),
    /** What an alert is about is done for good, wherever it failed before. */
    close: (subject: AlertSubject): Promise<void> => store.close(subject, now()),
    targets: (kind: AlertKind): Promise<ReadonlySet<string>> => store.targets(kind),
  };
};
