import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { VendorParts } from '../vendors/VendorParts.ts';
import { jackpotService } from './jackpotService.ts';

export const jackpotsModule = ({ database, vendors }: VendorParts) => {
  const jackpots = jackpotService({ database, vendors });
  return {
    jackpots: ({ query: { language }, tenant, now, request: { catalogue } }) =>
      jackpots.look({ tenant, language, now, catalogue }),
  } satisfies Handlers;
};
