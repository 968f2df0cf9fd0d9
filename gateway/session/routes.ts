import type { Handlers } from '../endpoints/handlers.ts';
import type { Parts } from '../module.ts';
import { refuse } from '../refusal.ts';
import { boundedQueue } from './boundedQueue.ts';
import { loginService } from './loginService.ts';
import { passwordHashes } from './passwordHash.ts';
import { sessionService } from './sessionService.ts';

/** 19 MiB each; the rest of the cores serves the other calls. */
const passwordLimits = { atOnce: 2, waiting: 64 } as const;

export const sessionModule = ({ database, runtime }: Parts) => {
  const sessions = sessionService(database.queries, runtime);
  const passwords = passwordHashes(runtime, boundedQueue(passwordLimits));
  const logins = loginService(database, runtime, passwords);
  return {
    login: async ({ body: { username, password, type }, merchant, request }) => {
      if (type !== 'username') refuse('operation_not_enabled');
      const agent = request.headers['user-agent'] ?? '';
      return logins.login({ merchant, username, password }, { ip: request.ip, agent });
    },

    logout: async ({ caller }) => {
      await sessions.end(caller);
      return null;
    },
  } satisfies Handlers;
};
