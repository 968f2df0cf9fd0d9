import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../http/endpoints/module.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import { sandboxEventStore } from './sandboxEventStore.ts';
import { addTellings, tellEvent } from './tellEvent.ts';
import { tellOfEvent } from './tellOfEvent.ts';

type JobParts = Pick<Parts, 'database' | 'runtime'>;

export const sandboxCashierJobs = (
  parts: JobParts,
  app: Pick<FastifyInstance, 'inject'>,
): readonly JobHandler[] => [jobHandler(tellEvent, ({ id }) => tellOfEvent(parts, app, id))];

/** Stores the jobs of events that have none. */
export const catchUpSandboxCashier = async ({
  database: { queries },
}: Pick<JobParts, 'database'>): Promise<void> =>
  addTellings(queries, await sandboxEventStore(queries).waiting());
