import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { liveProtocol } from '#contract/live';

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
};
