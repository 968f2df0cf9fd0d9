import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { versionedCache } from '../../platform/cache/versionedCache.ts';

const brotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Below this the head of the answer outweighs what is saved. */
const smallest = 1_024;

/** Visitors are mostly told the same: a text is packed once as long as not so many others come in between. */
const MOST = 200;

/**
 * Sends larger public answers as brotli. An answer to somebody with a session stays as it is: where a secret and a
 * stranger's words are compressed together, the length tells of the secret.
 */
export const compressAnswers = (app: FastifyInstance): void => {
  const remember = versionedCache<Buffer>(MOST);
  app.addHook('onSend', async (request, reply, payload) => {
    const { authorization, 'accept-encoding': accepted = '' } = request.headers;
    if (typeof payload !== 'string' || payload.length < smallest || authorization !== undefined)
      return payload;
    if (request.method !== 'GET' || !/\bbr\b/.test(String(accepted)) || reply.hasHeader('content-encoding'))
      return payload;
    void reply.headers({ 'content-encoding': 'br', vary: 'Accept-Encoding' }).removeHeader('content-length');
    return remember(payload, 0, () => brotli(payload, quick));
  });
};
