import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandFiles } from './brandFiles.ts';
import { brandPages } from './brandPages.ts';
import { documentRoute, type DocumentOptions } from './documentRoute.ts';
import { feed } from './feed.ts';
import { humanFrame } from './humanFrame.ts';
import { offlinePage } from './offlinePage.ts';
import { phoneFrame } from './phoneFrame.ts';
import { securityText } from './securityText.ts';
import { sharePictures } from './sharePictures.ts';
import { supportFrame } from './supportFrame.ts';
import { siteAssets } from './siteAssets.ts';
import { siteFiles } from './siteFiles.ts';

export interface FrontOptions extends Omit<DocumentOptions, 'site' | 'call'> {
  /** Folder of the build, with `client/` and `templates/`. */
  readonly distDir: string;
  readonly publicDir: string;
  readonly brandsDir: string;
  /** How it asks the gateway; the application itself is at hand when both run in one process. */
  readonly call: (app: FastifyInstance) => DocumentOptions['call'];
}

/**
 * The front (design §3): writes the document of every page, serves what the build made and the brands' files. It
 * reads nothing else, so that it can run alone. Throws while there is no build.
 */
export const frontPlugin =
  (options: FrontOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const { brands, distDir, publicDir, brandsDir, call, ...rest } = options;
    const site = siteFiles(join(distDir, 'templates'));
    site();
    await siteAssets(app, join(distDir, 'client'), publicDir);
    await brandFiles(app, brandsDir, brands);
    brandPages(app, brandsDir, brands);
    securityText(app, brands, options.now);
    offlinePage(app, brandsDir, brands, site);
    feed(app, brands, site, call(app));
    sharePictures(app, brandsDir, brands, site);
    if (options.human !== undefined) humanFrame(app, options.human, options.randomBytes);
    if (options.phone !== undefined) phoneFrame(app, options.phone, options.randomBytes);
    supportFrame(app, brands, options.randomBytes);
    app.get('/*', documentRoute({ ...rest, brands, site, call: call(app) }));
  };
