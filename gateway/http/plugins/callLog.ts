import type { FastifyInstance } from 'fastify';

/** One line for each call when its answer is out, or nobody waits for it any more: who asked for what, and how it went. */
export const callLog = (app: FastifyInstance): void => {
  // Nothing in it may be a secret (`req` of the log's serializers), so that nothing has to be looked for and masked.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    // Also of a caller who hangs up: `onResponse` would not hear of it.
    reply.raw.once('close', () => {
      const { statusCode: status, elapsedTime } = reply;
      const call = { reqId: request.id, req: request, ms: Math.round(elapsedTime) };
      if (reply.raw.writableFinished) lines.info({ ...call, status }, 'answered');
      else lines.info(call, 'left before the answer');
    });
    done();
  });
};
