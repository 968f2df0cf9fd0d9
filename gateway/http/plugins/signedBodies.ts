import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { signingSecrets, type SigningSecretName } from '../../platform/secrets/signingSecrets.ts';
import './hostGate.ts';
import { parseStrictJson } from '../../platform/json/strictJson.ts';
import { readSignedCall, SIGNED_WITHIN, type SignedMessage } from '../../platform/signature/signedCall.ts';

interface Options {
  /** Whose secret signs. */
  readonly caller: SigningSecretName;
  readonly queries: Queries;
  readonly runtime: Pick<Runtime, 'now' | 'randomBytes'>;
}

const rawBodies = new WeakMap<FastifyRequest, string>();

/** Whether a message is sent for the first time with its time, to any gateway of the database. */
const isFirst = async (
  { caller, queries }: Options,
  { id, at }: SignedMessage,
  now: Date,
): Promise<boolean> => {
  const seen = { merchant: '', kind: `signed by ${caller}`, subject: `${id} ${at.getTime()}` };
  return (await windowCounter(queries).add(seen, 2 * SIGNED_WITHIN, now)) === 1;
};

/**
 * Takes JSON bodies in this scope whose signature holds, as they travelled, each once; refuses `forbidden` otherwise.
 * They name their merchant, so that the money of a brand whose folder is refused still moves.
 */
export const signedBodies = (app: FastifyInstance, options: Options): void => {
  const { caller, queries, runtime } = options;
  const secrets = signingSecrets(queries, runtime);
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
    const now = runtime.now();
    const received = { headers: request.headers, body: rawBodies.get(request) ?? '' };
    const message = readSignedCall(await secrets.valid(caller), received, now);
    // Only what is signed is remembered: other ids would fill the table.
    if (message === undefined || !(await isFirst(options, message, now))) refuse('forbidden');
  });
};
