import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { proofImages } from '#contract/cashier';
import { Refusal } from '../../platform/refusal/refusal.ts';

/** Boundaries and headers around the file. */
const AROUND = 4 * 1024;

/** A multipart body names the boundary of its parts, of at most 70 characters (RFC 2046 §5.1.1). */
const BOUNDARY = /^multipart\/form-data;.*\bboundary=(?:"[^"]{1,70}"|[^\s";]{1,70})(?:;|\s*$)/i;

/** Bytes of a whole upload. */
export const UPLOAD_LIMIT = proofImages.bytes + AROUND;

/**
 * In its scope bodies are multipart streams with one file and nothing else: JSON would have to be read and parsed as a
 * whole before anything of it is known. How long a stream will be has to be said before it begins.
 */
export const uploadBodies = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: {
      fileSize: proofImages.bytes,
      files: 1,
      parts: 1,
      fields: 0,
      fieldNameSize: 16,
      headerPairs: 8,
    },
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    if (length <= UPLOAD_LIMIT && BOUNDARY.test(request.headers['content-type'] ?? '')) done();
    else {
      void reply.header('connection', 'close');
      done(new Refusal(length <= UPLOAD_LIMIT ? 'unsupported_media_type' : 'too_large'));
    }
  });
  // What is left of a refused upload is let go by: nobody reads it, and its connection can be used again.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    raw.unpipe();
    raw.resume();
    done();
  });
};
