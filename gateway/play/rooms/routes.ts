import { refuseDuringCoolOff } from '../../members/coolOff/refuseDuringCoolOff.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { VendorParts } from '../../catalogue/vendors/VendorParts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { chatService } from './chatService.ts';
import { roomModeration } from './roomModeration.ts';
import { roomService } from './roomService.ts';

export const roomsModule = ({ database, runtime, vendors }: VendorParts) => {
  const rooms = roomService({ database, vendors });
  const chat = chatService(database.queries);
  return {
    roomList: async ({ query: { language }, tenant, now, request: { catalogue } }) => ({
      list: await rooms.list({ tenant, language, now, catalogue }),
    }),
    liveModels: async ({ query: { language }, tenant, now, request: { catalogue } }) => ({
      list: await rooms.models({ tenant, language, now, catalogue }),
    }),
    liveChat: async ({ caller, body: { roomId, text, clientKey }, merchant, now }) => {
      if (!(await rooms.has(merchant, roomId))) return refuse('not_found');
      if (text !== undefined) {
        await refuseDuringCoolOff(database.queries, caller, now);
        await database.transaction((tx) =>
          chatService(tx).say(runtime, caller, { roomId, text, clientKey }, now),
        );
      }
      return { list: await chat.latest(caller, roomId) };
    },
    liveReport: async ({ caller, body: { wordId } }) => {
      await database.transaction((tx) => roomModeration(tx, runtime).report(caller, wordId));
      return {};
    },
  } satisfies Handlers;
};
