import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { statementReader } from './statementReader.ts';
import { trialService } from './trialService.ts';

export const payoutsModule = ({ database: { queries }, runtime }: Parts) =>
  ({
    contractPreview: ({ caller, tenant, now, query }) =>
      trialService({ queries, runtime, tenant, now }).preview(caller, query.id),
    contractTrial: ({ caller, tenant, now, body }) =>
      trialService({ queries, runtime, tenant, now }).trial(caller, body),
    contractStatements: ({ caller, tenant, now, query }) =>
      statementReader(queries, tenant, now).list(caller, query),
    contractStatement: ({ caller, tenant, now, query }) =>
      statementReader(queries, tenant, now).one(caller, query.id),
  }) satisfies Handlers;
