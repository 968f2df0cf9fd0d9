import { endpoints } from '#contract/endpoints';
import { memberTypes } from '#contract/constants';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { envelopeKeyStore } from '../../http/envelope/envelopeKeys.ts';
import { nonceStore } from '../../http/envelope/nonces.ts';
import { envelopeOpener } from '../../http/envelope/openEnvelope.ts';
import { humanGate } from '../human/humanGate.ts';
import { readProof } from '../human/readProof.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { answerEntry } from '../entry/answerEntry.ts';
import { entryService } from '../entry/entryService.ts';
import { placeOf } from '../sessions/placeOf.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

const HOUR = 60 * 60_000;
/** Trial accounts an hour from one address. */
const PER_HOUR = 10;

const { method, path } = endpoints.loginFreePlay;

export const trialModule = ({ database, runtime, providers }: MemberParts) => {
  const { queries } = database;
  const flags = flagService(queries);
  const human = humanGate(providers.human);
  const members = memberService(queries, runtime);
  const { enter } = entryService(database, runtime);
  const open = envelopeOpener({
    keys: envelopeKeyStore(queries, runtime),
    nonces: nonceStore(queries, runtime),
    runtime,
  });

  /** The proof inside the encrypted token of the payload (TRIAL-01). */
  const proofIn = async (merchant: string, token: string): Promise<string | undefined> => {
    const opened = await open(readProof(token), { method, path, merchant });
    if (typeof opened !== 'object' || opened === null || !('human' in opened)) return undefined;
    return typeof opened.human === 'string' ? opened.human : undefined;
  };

  return {
    loginFreePlay: async ({ body: { token }, merchant, tenant, now, request, reply }) => {
      if (!(await flags.isOn(tenant, 'FREEPLAY3'))) refuse('operation_not_enabled');
      await human(true, merchant, 'trial', await proofIn(merchant, token));
      const counted = { merchant, kind: 'trial address', subject: countedAddress(request.ip) };
      if ((await windowCounter(queries).add(counted, HOUR, now)) > PER_HOUR) {
        throw new Refusal('too_many_requests', undefined, 300);
      }
      const { trialHours } = await settingService(queries).all(merchant);
      const member = await members.create({
        merchant,
        account: `trial-${runtime.randomBytes(5).toString('hex')}`,
        type: memberTypes.trial[0],
        expiresAt: new Date(now.getTime() + trialHours * HOUR),
      });
      return answerEntry(reply, await enter(member, { place: placeOf(request) }));
    },
  } satisfies Handlers;
};
