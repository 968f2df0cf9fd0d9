import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { chatService } from './chatService.ts';

export const chatModule = ({ database, runtime }: Parts) =>
  ({
    supportChat: ({ caller }) => chatService(database.queries, runtime).view(caller),

    supportSay: async ({ caller, body }) => ({
      id: await database.transaction((tx) => chatService(tx, runtime).say(caller, body)),
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
