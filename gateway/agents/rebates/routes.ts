import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { rebateTermsService } from './rebateTermsService.ts';

export const agentRebatesModule = ({ database }: Parts) => {
  const terms = rebateTermsService(database);
  return {
    ownRebates: ({ caller, now }) => terms.own(caller, now),
    downlineRebates: ({ caller, query, now }) => terms.read(caller, query.account, now),
    setDownlineRebates: ({ caller, body, now }) => terms.set(caller, body, now),
  } satisfies Handlers;
};
