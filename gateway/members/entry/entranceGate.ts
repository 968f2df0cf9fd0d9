import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { networkOf } from '../sessions/networkOf.ts';

export interface EntranceLimits {
  /** Log-ins at work at the same moment from networks that nobody has logged in from lately. */
  readonly strangers: number;
  /** Networks that are remembered. */
  readonly friends: number;
}

/**
 * Turns log-ins away before anything is looked up for them, once more are at work than can be answered soon. Networks
 * that somebody logged in from lately pass: a flood from elsewhere does not slow their members down.
 */
export const entranceGate = (app: FastifyInstance, { strangers, friends }: EntranceLimits): void => {
  const known = new Set<string>();
  let atWork = 0;

  const isStranger = ({ ip, routeOptions }: FastifyRequest): boolean =>
    routeOptions.config.endpoint === 'login' && !known.has(networkOf(ip));
  const refusalOf = (request: FastifyRequest): Refusal | undefined =>
    isStranger(request) && atWork >= strangers ? new Refusal('try_again', undefined, 1) : undefined;

  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));

  // A place is taken once the whole request is here: who sends it slowly keeps nobody out.
  app.addHook('preValidation', (request, reply, done) => {
    const refusal = refusalOf(request);
    if (refusal === undefined && isStranger(request)) {
      atWork += 1;
      reply.raw.once('close', () => (atWork -= 1));
    }
    done(refusal);
  });

  app.addHook('onResponse', ({ ip, routeOptions }, { statusCode }, done) => {
    done();
    if (routeOptions.config.endpoint !== 'login' || statusCode !== 200) return;
    const network = networkOf(ip);
    // The latest stands last; the one that has been silent longest goes.
    known.delete(network);
    known.add(network);
    const [oldest] = known;
    if (known.size > friends && oldest !== undefined) known.delete(oldest);
  });
};
