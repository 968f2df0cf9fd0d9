import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import { lookOf } from './looks.ts';
import { presenterSvg } from './presenterSvg.ts';

const COLOUR = /^[0-9a-f]{6}$/i;
const COLOURS = 3;

const skinOf = (text: unknown): string[] =>
  (typeof text === 'string' ? text : '')
    .split('.')
    .filter((colour) => COLOUR.test(colour))
    .slice(0, COLOURS)
    .map((colour) => `#${colour}`);

/** `GET /art/dealers/linh.svg?skin=7c4dff.ffc857`: a presenter in a brand's dress. */
export const presentersPlugin: AppPlugin = (app) => {
  app.get<{ Params: { id: string }; Querystring: { skin?: unknown } }>(
    '/art/dealers/:id.svg',
    (request, reply) => {
      const look = lookOf(request.params.id);
      if (look === undefined) return reply.callNotFound();
      return reply
        .type('image/svg+xml')
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-security-policy': "default-src 'none'",
        })
        .send(presenterSvg(look, skinOf(request.query.skin)));
    },
  );
};
