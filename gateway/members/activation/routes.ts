import type { Handlers } from '../../http/endpoints/handlers.ts';
import { answerEntry } from '../entry/answerEntry.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { placeOf } from '../sessions/placeOf.ts';
import { activationService } from './activationService.ts';

export const activationModule = (parts: MemberParts) => {
  const activation = activationService(parts);
  return {
    activation: ({ merchant, body }) => activation.look(merchant, body.token),
    activateAccount: async ({ tenant, body, request, reply }) =>
      answerEntry(
        reply,
        await activation.activate({ tenant, body, place: placeOf(request), log: request.log }),
      ),
  } satisfies Handlers;
};
