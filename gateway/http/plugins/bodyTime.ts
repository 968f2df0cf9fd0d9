import type { FastifyInstance } from 'fastify';
import { clientErrors } from './clientErrors.ts';

export interface BodyTimes {
  /** Milliseconds from the head of a request to the end of its body. */
  readonly body: number;
  /** The same of an upload: a file of 5 MB over a slow line. */
  readonly upload: number;
  /** Milliseconds for what is left of a body after its call was answered. */
  readonly drain: number;
}

const late = Object.assign(new Error('The body took too long to come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Ends connections whose body does not come in time, and those that go on sending to a call that was refused. */
export const bodyTime = (app: FastifyInstance, { body, upload, drain }: BodyTimes): void => {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const limit = routeOptions.bodyLimit ?? app.initialConfig.bodyLimit ?? 0;
    const length = raw.headers['transfer-encoding'] ? Infinity : Number(raw.headers['content-length'] ?? 0);
    if (length > 0) {
      const time = routeOptions.config?.isUpload === true ? upload : body;
      const timer = setTimeout(() => clientErrors(late, raw.socket), time);
      raw.once('close', () => clearTimeout(timer));
      reply.raw.once('finish', () => {
        clearTimeout(timer);
        if (raw.complete) return;
        if (length > limit) return void raw.socket.destroySoon();
        // A small rest is let go by, so that the connection can be used again; one that does not come ends it.
        setTimeout(() => {
          if (!raw.complete) raw.destroy();
        }, drain).unref();
      });
    }
    done();
  });
};
