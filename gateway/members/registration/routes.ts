import type { Handlers } from '../../http/endpoints/handlers.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { answerEntry } from '../entry/answerEntry.ts';
import { placeOf } from '../sessions/placeOf.ts';
import { invitationService } from '../invitations/invitationService.ts';
import { registrationService } from './registrationService.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

const HOUR = 60 * 60_000;
/** Codes looked up from one address: a person mistypes, a program tries them all. */
const LOOKUPS = 60;

export const registrationModule = (parts: MemberParts) => {
  const { database, runtime } = parts;
  const register = registrationService(parts);
  const invitations = invitationService(database.queries, runtime);
  const counter = windowCounter(database.queries);
  return {
    register: async ({ body, tenant, request, reply }) =>
      answerEntry(
        reply,
        await register({ tenant, variant: 'register', body, place: placeOf(request), log: request.log }),
      ),

    registerMobile: async ({ body, tenant, request, reply }) =>
      answerEntry(
        reply,
        await register({
          tenant,
          variant: 'registerMobile',
          body,
          place: placeOf(request),
          log: request.log,
        }),
      ),

    affiliate: async ({ body: { code }, merchant, now, request: { ip } }) => {
      const looked = await counter.add(
        { merchant, kind: 'invitation address', subject: countedAddress(ip) },
        HOUR,
        now,
      );
      if (looked > LOOKUPS) throw new Refusal('too_many_requests', undefined, 300);
      if ((await invitations.find(merchant, code)) === undefined) refuse('invitation_code_error');
      return null;
    },
  } satisfies Handlers;
};
