import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { IdSchema, strict } from '#contract/schemas/common';
import { refuse } from '../../platform/refusal/refusal.ts';
import { tokenOf } from '../../platform/oneTimeTokens/token.ts';
import { ACT_PATTERN } from './engine/roundActs.ts';
import type { PlayService } from './playService.ts';
import { RoundSchema } from './readRequest.ts';

const OpenSchema = strict({
  merchant: Type.String({ maxLength: 32 }),
  ticket: Type.String({ minLength: 1, maxLength: 64 }),
});
const NamedSchema = strict({ id: IdSchema });
const MOST_ACTS = 200;
const ActSchema = strict({
  id: IdSchema,
  at: Type.Integer({ minimum: 0, maximum: MOST_ACTS }),
  act: Type.String({ pattern: ACT_PATTERN, maxLength: 64 }),
});
/** Printable ASCII, so that it is the same bytes wherever it is copied to. */
const SeedSchema = strict({ clientSeed: Type.String({ pattern: '^[ -~]{1,64}$' }) });

const config = { vendor: true } as const;

/** The calls of the vendor's pages. */
export const playRoutes = (app: FastifyInstance, play: PlayService): void => {
  const sessionOf = async (request: FastifyRequest) => {
    const token = tokenOf(request.headers.authorization) ?? refuse('not_logged_in');
    return { token, session: await play.session(token) };
  };
  const answer = async (value: Promise<unknown>) => ({ success: true, value: await value });

  app.post<{ Body: Static<typeof OpenSchema> }>(
    '/play/api/open',
    { config, schema: { body: OpenSchema } },
    ({ body }) => answer(play.open(body.merchant, body.ticket)),
  );
  app.get('/play/api/game', { config }, async (request) => {
    const { token, session } = await sessionOf(request);
    return answer(play.look(token, session));
  });
  app.post<{ Body: Static<typeof RoundSchema> }>(
    '/play/api/round',
    { config, schema: { body: RoundSchema } },
    async (request) => answer(play.play((await sessionOf(request)).session, request.body)),
  );
  app.post<{ Body: Static<typeof ActSchema> }>(
    '/play/api/act',
    { config, schema: { body: ActSchema } },
    async (request) => answer(play.act((await sessionOf(request)).session, request.body)),
  );
  app.post<{ Body: Static<typeof NamedSchema> }>(
    '/play/api/dealt',
    { config, schema: { body: NamedSchema } },
    async (request) => answer(play.dealt((await sessionOf(request)).session, request.body.id)),
  );
  app.get('/play/api/table', { config }, async (request) =>
    answer(play.table((await sessionOf(request)).session)),
  );
  app.post<{ Body: Static<typeof NamedSchema> }>(
    '/play/api/shown',
    { config, schema: { body: NamedSchema } },
    async (request) => answer(play.shown((await sessionOf(request)).session, request.body.id)),
  );
  app.post<{ Body: Static<typeof SeedSchema> }>(
    '/play/api/seed',
    { config, schema: { body: SeedSchema } },
    async (request) => answer(play.changeSeed((await sessionOf(request)).session, request.body.clientSeed)),
  );
  app.get('/play/api/rounds', { config }, async (request) =>
    answer(play.latest((await sessionOf(request)).session)),
  );
};
