import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/constants';
import { coverLanguageOf } from '#contract/coverLanguages';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import { coverFile, coverFolder, keepCover, readCover, readCoverFile } from './coverFiles.ts';
import { coverPlaceholder } from './coverPlaceholder.ts';
import { coverQueue } from './coverQueue.ts';

export interface CoversOptions {
  /** Covers drawn by the build; read only. */
  readonly builtDir: string;
  /** Covers drawn when first asked for. */
  readonly cacheDir: string;
  /** The title of a game of any brand in a language; undefined for an unknown code. */
  readonly titleOf: (gameCode: string, language: Language) => Promise<string | undefined>;
  readonly draw: (file: string) => Promise<Uint8Array>;
  /** How many covers may wait; beyond it the oldest request is answered with a placeholder. */
  readonly waiting?: number;
}

const sendCover = (reply: FastifyReply, picture: Uint8Array): FastifyReply =>
  reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(Buffer.from(picture));

const sendPlaceholder = (reply: FastifyReply, title: string): FastifyReply =>
  reply.type('image/svg+xml').header('cache-control', 'no-store').send(coverPlaceholder(title));

/** `GET /covers/RNG0001-220.webp`, or `RNG0001.zh-220.webp`: built, cached, or drawn now, for known games only (design §3). */
export const coversPlugin =
  ({ builtDir, cacheDir, titleOf, draw, waiting = 48 }: CoversOptions): AppPlugin =>
  (app) => {
    const built = coverFolder(builtDir);
    const cached = coverFolder(cacheDir);
    const queue = coverQueue({
      waiting,
      draw: async (file) => {
        const picture = await draw(file);
        await keepCover(cached, file, picture);
        return picture;
      },
    });

    app.get<{ Params: { file: string } }>('/covers/:file', async (request, reply) => {
      const name = readCoverFile(request.params.file);
      if (name === undefined) return reply.callNotFound();
      const { gameCode, width, tag } = name;
      const file = coverFile(gameCode, width, tag);
      const ready = (await readCover(built, file)) ?? (await readCover(cached, file));
      if (ready !== undefined) return sendCover(reply, ready);
      const title = await titleOf(gameCode, coverLanguageOf(tag));
      if (title === undefined) return reply.callNotFound();
      try {
        const picture = await queue.ask(file);
        return picture === undefined ? sendPlaceholder(reply, title) : sendCover(reply, picture);
      } catch (error) {
        request.log.error({ err: error, cover: file }, 'a cover could not be drawn');
        return sendPlaceholder(reply, title);
      }
    });
  };
