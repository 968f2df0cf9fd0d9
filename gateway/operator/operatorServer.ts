import { hash, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { isTransient } from '../platform/database/isTransient.ts';
import type { Parts } from '../http/endpoints/module.ts';
import type { LineAnswer } from './lineAnswer.ts';
import { OperatorError } from './acts/OperatorError.ts';
import { removeOperatorFile, writeOperatorFile } from './operatorFile.ts';
import { answerLine } from './answerLine.ts';
import type { ActParts } from './runAct.ts';

const LineSchema = Type.Object(
  {
    argv: Type.Array(Type.String({ maxLength: 100_000 }), { maxItems: 100 }),
    /** Account of the operating system. */
    who: Type.String({ maxLength: 64 }),
    /** In which the command runs. */
    folder: Type.Optional(Type.String({ maxLength: 4096 })),
    terminal: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const LOOPBACK = '127.0.0.1';
const BODY_LIMIT = 1_048_576;

const FAILED = 'The gateway failed to do this; its log says why';
const NO_ANSWER =
  'The database did not answer in time. Look whether it was done before you repeat it; with the same --key nothing is done twice';

const sameSecret = (given: string | undefined, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given ?? '', 'buffer'), hash('sha256', `Bearer ${secret}`, 'buffer'));

/** The operator's interface as an application of its own: never part of what the site's port serves. */
const buildOperatorServer = (parts: ActParts & Pick<Parts, 'log'>, secret: string): FastifyInstance => {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.addHook('onRequest', async (request, reply) => {
    // A page in a browser could reach the port; it has neither the secret nor a way to leave Origin out.
    if (request.headers.origin === undefined && sameSecret(request.headers.authorization, secret)) return;
    await reply.code(401).send({ message: 'Only the operator may do this' });
  });
  app.post<{ Body: Static<typeof LineSchema> }>(
    '/act',
    { schema: { body: LineSchema } },
    ({ body }): Promise<LineAnswer> => answerLine(parts, body),
  );
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof OperatorError) return reply.code(422).send({ message: error.message });
    parts.log.error({ err: error }, 'operator act failed');
    return reply.code(500).send({ message: isTransient(error) ? NO_ANSWER : FAILED });
  });
  return app;
};

export interface Operator {
  readonly close: () => Promise<void>;
}

/** Opens the interface on a port of the loopback and leaves port and secret in a file that only this user can read. */
export const startOperator = async (
  parts: ActParts & Pick<Parts, 'log'>,
  file: string,
): Promise<Operator> => {
  const secret = parts.runtime.randomBytes(32).toString('base64url');
  const app = buildOperatorServer(parts, secret);
  await app.listen({ host: LOOPBACK, port: 0 });
  const address = { port: (app.server.address() as AddressInfo).port, secret };
  await writeOperatorFile(file, address);
  return {
    close: async () => {
      await removeOperatorFile(file, address);
      await app.close();
    },
  };
};
