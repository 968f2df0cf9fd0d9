import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../platform/refusal/refusal.ts';

/** The one file of an upload, its field named `image`. Refuses `bad_request` for any other form, `too_large`. */
export const readImage = async (request: FastifyRequest): Promise<Buffer> => {
  let image: Buffer | undefined;
  // To its end: a part too many is noticed only when it comes.
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== 'image') return refuse('bad_request');
    image = await part.toBuffer();
  }
  return image ?? refuse('bad_request');
};
