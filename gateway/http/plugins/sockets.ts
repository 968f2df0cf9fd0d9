import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { liveProtocol } from '#contract/live';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is a socket. */
    socket?: boolean;
  }
}

/** A page says in a few words what it wants. */
const LARGEST_FRAME = 1024;

/** Lets routes of the application be sockets. Once for all of them: two such plugins would both answer an upgrade. */
export const sockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(websocket, {
    options: { maxPayload: LARGEST_FRAME, handleProtocols: () => liveProtocol },
    errorHandler: (error, socket, request) => {
      request.log.warn({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
  // The plugin would open a socket on every other route, too, and close it again.
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && request.routeOptions.config?.socket !== true) return reply.code(404).send();
    return undefined;
  });
};
