import type { Value } from '#contract/wireTypes';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { lockMember } from '../members/lockMember.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { pushDevices } from './pushDevices.ts';
import { pushKey } from './pushKey.ts';
import { isPushKey } from './sealPush.ts';
import type { PushDevice } from './schema.ts';

const choiceOf = ({ topics, amounts }: Pick<PushDevice, 'topics' | 'amounts'>): Value<'pushOn'> => ({
  device: { topics, amounts },
});

export const pushModule = ({ database, runtime, providers }: MemberParts) => {
  const key = pushKey(database.queries, runtime);
  return {
    pushKey: async () => ({ key: await key.publicKey() }),

    pushHere: ({ caller, body: { endpoint }, now }) =>
      database.transaction(async (tx) => {
        const device = await pushDevices(tx).here(caller, endpoint, now);
        return device ? choiceOf(device) : { device: null };
      }),

    pushOn: ({ caller, body, now }) =>
      database.transaction(async (tx) => {
        const { endpoint, p256dh, auth, topics, amounts, language } = body;
        if (!providers.push.allows(endpoint)) return refuse('push_service_unknown');
        if (!isPushKey(p256dh)) return refuse('bad_request');
        const { merchant, memberId, tokenHash } = caller;
        // Of two at once the later decides, and neither makes room for too many.
        await lockMember(tx, caller);
        await pushDevices(tx).put({
          ...{ id: runtime.newId(), merchant, memberId, tokenHash, changedAt: now },
          ...{ endpoint, p256dh, auth, topics: [...topics], amounts, language },
        });
        return choiceOf({ topics: [...topics], amounts });
      }),

    pushOff: async ({ caller, body: { endpoint } }) => {
      await pushDevices(database.queries).remove(caller, endpoint);
      return null;
    },
  } satisfies Handlers;
};
