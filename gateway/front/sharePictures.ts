import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandWords } from '#contract/brandWords';
import type { Brand } from '#theme/brand';
import { isRealPath } from '#theme/isRealPath';
import type { BrandFolder } from '#theme/readBrandFolder';
import { brandOf } from './brandOf.ts';
import { drawSharePicture } from './drawSharePicture.ts';
import type { SiteFiles } from './siteFiles.ts';

const named = /^([A-Za-z]{2,24})-([a-z]{2})\.jpg$/;

/** "Slots | Aurora88" without the brand: its sign is in the picture. */
const titleOf = (title: string, brand: Brand): string =>
  brandWords(title.split(' | ')[0] ?? title, brand.manifest);

/** `GET /share/RNG-vi.jpg`: the picture of a page in the brand of the host, drawn once a version of the brand. */
export const sharePictures = (
  app: FastifyInstance,
  folder: string,
  brands: Pick<BrandFolder, 'byHost'>,
  site: () => SiteFiles,
): void => {
  const kept = new Map<string, { version: string; pictures: Map<string, Promise<Buffer>> }>();

  const picturesOf = ({ key, version }: Brand): Map<string, Promise<Buffer>> => {
    const known = kept.get(key);
    if (known?.version === version) return known.pictures;
    const pictures = new Map<string, Promise<Buffer>>();
    kept.set(key, { version, pictures });
    return pictures;
  };

  /** However many ask for it, it is drawn once. */
  const picture = (brand: Brand, title: string): Promise<Buffer> => {
    const pictures = picturesOf(brand);
    const art = join(folder, brand.key, brand.manifest.shareImage);
    const drawn = pictures.get(title) ?? drawSharePicture(art, title);
    pictures.set(title, drawn);
    drawn.catch(() => pictures.delete(title));
    return drawn;
  };

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/share/:file',
    async (request, reply) => {
      const brand = brandOf(brands, request);
      const [, words = '', code = ''] = named.exec(request.params.file) ?? [];
      const language = brand.manifest.languages.find((spoken) => spoken.toLowerCase() === code);
      const head = language && site().list.head[language];
      const title = head && Object.hasOwn(head, words) ? head[words]?.title : undefined;
      const art = `/${brand.key}/${brand.manifest.shareImage}`;
      if (title === undefined || !isRealPath(folder, art)) return reply.callNotFound();
      return reply
        .type('image/jpeg')
        .header(
          'cache-control',
          request.query.v === brand.version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
        .send(await picture(brand, titleOf(title, brand)));
    },
  );
};
