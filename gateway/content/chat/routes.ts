import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { languageOf } from '../../sender/messages/languageOf.ts';
import { chatService } from './chatService.ts';

export const chatModule = ({ database, runtime }: Parts) =>
  ({
    supportChat: ({ caller, tenant }) => chatService(database.queries, runtime).view(caller, tenant.timeZone),

    supportSay: async ({ caller, body, tenant, request }) => {
      const place = { timeZone: tenant.timeZone, language: languageOf(request, tenant) };
      return { id: await database.transaction((tx) => chatService(tx, runtime).say(caller, body, place)) };
    },

    supportPicture: async ({ caller, query: { id } }) => ({
      address: await chatService(database.queries, runtime).picture(caller, id),
    }),

    supportUnread: async ({ caller }) => ({
      count: await chatService(database.queries, runtime).unread(caller),
    }),

    supportRead: async ({ caller, body }) => {
      await database.transaction((tx) => chatService(tx, runtime).read(caller, body.upTo));
      return {};
    },

    supportRate: async ({ caller, body }) => {
      await database.transaction((tx) => chatService(tx, runtime).rate(caller, body.stars));
      return {};
    },
  }) satisfies Handlers;
