import { join } from 'node:path';
import type { AppPlugin } from '../http/plugins/AppPlugin.ts';
import type { Config } from './config.ts';
import type { CoverPainter } from '../sandbox/covers/coverPainter.ts';
import { coversPlugin } from '../sandbox/covers/coversPlugin.ts';
import type { Queries } from '../platform/database/database.ts';
import { titleOfGame } from '../catalogue/games/titleOfGame.ts';

const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'covers');

/** The covers of every game the brands have. */
export const coversOf = (
  { distDir, dataDir }: Pick<Config, 'distDir' | 'dataDir'>,
  queries: Queries,
  { draw }: CoverPainter,
): AppPlugin =>
  coversPlugin({
    builtDir: join(distDir, 'covers'),
    cacheDir: dataDir === undefined ? CACHE : join(dataDir, 'covers'),
    titleOf: titleOfGame(queries),
    draw,
  });
