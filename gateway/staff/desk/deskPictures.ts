import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { proofImages } from '#contract/cashier';
import { deskCalls } from '#contract/desk';
import type { DeskQuery } from '#contract/deskTypes';
import { idPattern } from '#contract/schemas/common';
import { deskSchemas } from '#contract/schemas/desk';
import { deskChats } from '../../content/chat/deskChats.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { UPLOAD_LIMIT, uploadBodies } from '../../http/plugins/uploadBodies.ts';
import { readImage } from '../../members/uploads/readImage.ts';
import { uploadPlaces } from '../../members/uploads/uploadPlaces.ts';
import type { StaffRow } from '../accounts/schema.ts';
import { personOf } from './personOf.ts';

interface PictureParts extends Pick<Parts, 'database' | 'runtime'> {
  readonly config: { readonly desk: true };
  readonly whoIs: (request: FastifyRequest) => Promise<StaffRow>;
}

const HALF_AN_HOUR = 'private, max-age=1800';
const AT_ONCE = { each: proofImages.most, all: 12 } as const;

/** Pictures of chats at the desk: those that are seen, and those that staff sends. */
export const deskPictures = async (
  app: FastifyInstance,
  { database: { queries }, runtime, config, whoIs }: PictureParts,
): Promise<void> => {
  const chatsOf = (me: StaffRow) => deskChats(queries, runtime, personOf(me));

  app.get<{ Params: { id: string } }>(
    '/desk/pictures/:id',
    {
      config,
      schema: { params: { type: 'object', properties: { id: { type: 'string', pattern: idPattern } } } },
    },
    async (request, reply): Promise<FastifyReply> => {
      const found = await chatsOf(await whoIs(request)).picture(request.params.id);
      return reply.header('cache-control', HALF_AN_HOUR).type(found.type).send(found.bytes);
    },
  );

  const places = uploadPlaces(AT_ONCE);
  await app.register(async (scope) => {
    await uploadBodies(scope);
    const { method, path } = deskCalls.picture;
    scope.route<{ Querystring: DeskQuery<'picture'> }>({
      method,
      url: path,
      bodyLimit: UPLOAD_LIMIT,
      config: { ...config, isUpload: true },
      // The body is read by the handler, part by part.
      schema: { querystring: deskSchemas.picture.query },
      handler: async (request) => {
        const me = await whoIs(request);
        const keep = () => chatsOf(me).keepPicture(request.query.id, () => readImage(request));
        return { success: true, value: { id: await places.run(me.id, keep) } };
      },
    });
  });
};
