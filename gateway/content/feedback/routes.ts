import { countedAddress } from '../../http/addresses/countedAddress.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { feedbackService } from './feedbackService.ts';

export const feedbackModule = ({ database: { queries }, runtime }: Parts) => {
  const service = feedbackService(queries, runtime);
  return {
    feedback: async ({ merchant, caller, body, request }) => ({
      no: await service.send({ merchant, caller, address: countedAddress(request.ip) }, body),
    }),
  } satisfies Handlers;
};
