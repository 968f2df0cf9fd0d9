import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import './hostGate.ts';
import { parseStrictJson } from '../../platform/json/strictJson.ts';
import { isSignedBy, signedHeaders } from '../../platform/signature/signedCall.ts';

const rawBodies = new WeakMap<FastifyRequest, string>();

/**
 * Takes JSON bodies in this scope whose signature holds, as they travelled; refuses `forbidden` otherwise. They name
 * their merchant, so that the money of a brand whose folder is refused still moves.
 */
export const signedBodies = (
  app: FastifyInstance,
  secret: () => Promise<string>,
  { now }: Pick<Runtime, 'now'>,
): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, anyHost: true };
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    rawBodies.set(request, text);
    try {
      done(null, parseStrictJson(text));
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('bad_request'));
    }
  });
  app.addHook('preValidation', async (request) => {
    const { [signedHeaders.time]: time, [signedHeaders.signature]: signature } = request.headers;
    const call = { path: request.url, time: String(time), body: rawBodies.get(request) ?? '' };
    if (!isSignedBy(await secret(), call, String(signature), now())) refuse('forbidden');
  });
};
