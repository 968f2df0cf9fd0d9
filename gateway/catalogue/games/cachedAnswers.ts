import type { FastifyReply, FastifyRequest } from 'fastify';
import { WrittenAnswer } from '../../http/endpoints/WrittenAnswer.ts';
import { versionedCache } from '../../platform/cache/versionedCache.ts';
import '../../http/plugins/request.ts';

/** A page of games is some 15 kB. */
const MOST = 500;

interface Kept {
  readonly answer: WrittenAnswer;
  /** From this moment on, as `Date.getTime` gives it, the answer would read otherwise. */
  readonly until: number;
}

interface Asked<Value> {
  readonly merchant: string;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the answer depends on besides catalogue and time. */
  readonly of: unknown;
  readonly make: () => Promise<Value>;
  /** Milliseconds for which the answer is kept, where it changes without a new version of the catalogue. */
  readonly keptFor?: number;
}

type Games = readonly { readonly maintenanceEnd: string | null }[];

/** When the first game that is closed for some time opens again. */
const firstOpening = (games: Games): number =>
  Math.min(
    ...games.map(({ maintenanceEnd }) => (maintenanceEnd === null ? Infinity : Date.parse(maintenanceEnd))),
  );

/**
 * Answers about the catalogue, written once for each version of it (decision 0020): every call has just read the
 * version, so that a change shows with the next call on each gateway.
 */
export const cachedAnswers = () => {
  const remember = versionedCache<Kept>(MOST);
  return async <Value>(
    { merchant, now, request, reply, of, make, keptFor = Infinity }: Asked<Value>,
    gamesOf: (value: Value) => Games = () => [],
  ): Promise<WrittenAnswer> => {
    const key = JSON.stringify([request.routeOptions.url, merchant, of]);
    const write = async (): Promise<Kept> => {
      const value = await make();
      const body = reply.serialize({ success: true, value }) as string;
      return {
        answer: new WrittenAnswer(body),
        until: Math.min(firstOpening(gamesOf(value)), now.getTime() + keptFor),
      };
    };
    const kept = await remember(key, request.catalogue, write, ({ until }) => now.getTime() < until);
    return kept.answer;
  };
};
