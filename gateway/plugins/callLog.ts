import type { FastifyInstance } from 'fastify';

/** One line for each call when it has been answered: who asked for what, and how it went. */
export const callLog = (app: FastifyInstance): void => {
  // Nothing in it may be a secret (`req` of the log's serializers), so that nothing has to be looked for and masked.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    lines.info({ reqId: request.id, req: request, status, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
};
