import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** Pictures below this width are icons and stay as they are. */
const MIN_WIDTH = 128;
/** Squares across. */
const SQUARES = 8;

interface Art {
  type: string;
  body: Buffer | string;
}

async function squaresOf(path: string, width: number, height: number): Promise<string> {
  const { data, info } = await sharp(path)
    .resize({ width: SQUARES })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const squares = Array.from({ length: info.width * info.height }, (_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    return `<rect x="${x}" y="${y}" width="1" height="1" fill="rgb(${red} ${green} ${blue})" fill-opacity="${alpha / 255}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${info.width} ${info.height}" preserveAspectRatio="none" shape-rendering="crispEdges">${squares.join('')}</svg>`;
}

async function coarse(path: string): Promise<Art> {
  const { width, height } = await sharp(path).metadata();
  if (width >= MIN_WIDTH) return { type: 'image/svg+xml', body: await squaresOf(path, width, height) };
  return { type: 'image/webp', body: await sharp(path).webp({ lossless: true }).toBuffer() };
}

/**
 * Serves painted pictures as squares of their colours. Without loss they would take four fifths of the room of all
 * stored pictures, and a change of them is seen in their own files. Squares are drawn alike at any size: which of
 * several sizes a browser takes depends on those that it has already.
 */
export function serveCoarseArt(server: FastifyInstance, root: string): void {
  const made = new Map<string, Promise<Art>>();
  server.addHook('onRequest', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!/\.(webp|avif|jpg|png)$/.test(pathname)) return;
    const art = made.get(pathname) ?? coarse(join(root, pathname));
    made.set(pathname, art);
    const { type, body } = await art;
    await reply.type(type).header('cache-control', 'max-age=3600').send(body);
  });
}
