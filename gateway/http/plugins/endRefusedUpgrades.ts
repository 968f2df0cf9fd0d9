import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of an upgrade that was answered and not accepted. Node hands its socket over for good, and the
 * socket plugin ends it only where its own hooks have run: not on other routes, nor after a refusal by an earlier hook.
 */
export const endRefusedUpgrades = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroy();
    done();
  });
};
