import {
  vendorFolders,
  vendorVariants,
  type VendorFolder,
  type VendorVariant,
} from '#contract/vendorPictures';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import { vendorOfCode } from '../../catalogue/games/vendorRules.ts';
import { drawVendorPicture } from './drawVendorPicture.ts';

type Asked = readonly [code: string, folder: VendorFolder, variant: VendorVariant];

const readName = (folder: string, file: string): Asked | undefined => {
  const [, code, ending] = /^([A-Z0-9_]{1,32})-([a-z]+)\.webp$/.exec(file) ?? [];
  const variant = vendorVariants.find((known) => known === ending);
  const isFolder = Object.hasOwn(vendorFolders, folder);
  return code && variant && isFolder ? [vendorOfCode(code), folder as VendorFolder, variant] : undefined;
};

/**
 * `GET /vendors/small/NVP-active.webp`: drawn when first asked for and kept in memory, for known vendors only. `nameOf`
 * answers the name of a vendor by its code, undefined of one that is not known.
 */
export const vendorPicturesPlugin =
  (nameOf: (code: string) => Promise<string | undefined>): AppPlugin =>
  (app) => {
    const drawn = new Map<string, Promise<Buffer>>();
    const pictureOf = ([code, folder, variant]: Asked, name: string): Promise<Buffer> => {
      // A vendor that is given another name has another wordmark.
      const key = [code, folder, variant, folder === 'word' && name].join(' ');
      const picture = drawn.get(key) ?? drawVendorPicture({ code, name }, folder, variant);
      drawn.set(key, picture);
      // A failure is not kept: who asks next tries again.
      picture.catch(() => drawn.delete(key));
      return picture;
    };

    app.get<{ Params: { folder: string; file: string } }>(
      '/vendors/:folder/:file',
      async ({ params: { folder, file } }, reply) => {
        const asked = readName(folder, file);
        const name = asked && (await nameOf(asked[0]));
        if (asked === undefined || name === undefined) return reply.callNotFound();
        return reply
          .type('image/webp')
          .header('cache-control', 'public, max-age=86400')
          .send(await pictureOf(asked, name));
      },
    );
  };
