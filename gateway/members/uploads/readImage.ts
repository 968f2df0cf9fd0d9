import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';

/**
 * A stream that is no multipart body fails in the parser, which gives its error no status. Parts beside the one file
 * are a wrong form, not a large one, as the parser would have it.
 */
const orRefuse = (error: unknown): never => {
  if (error instanceof Refusal) throw error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return refuse(code === 'FST_REQ_FILE_TOO_LARGE' ? 'too_large' : 'bad_request');
};

const readParts = async (request: FastifyRequest): Promise<Buffer> => {
  let image: Buffer | undefined;
  // To its end: a part too many is noticed only when it comes.
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== 'image') return refuse('bad_request');
    image = await part.toBuffer();
  }
  return image ?? refuse('bad_request');
};

/** The one file of an upload, its field named `image`. Refuses `bad_request` for any other form, `too_large`. */
export const readImage = (request: FastifyRequest): Promise<Buffer> => readParts(request).catch(orRefuse);
