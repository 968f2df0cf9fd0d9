import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Brand } from '#theme/brand';
import { isRealPath } from '#theme/isRealPath';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** Media type of the sign in a brand's manifest. */
export const signType = ({ favicon }: Brand['manifest']): string =>
  types[extname(favicon)] ?? 'image/svg+xml';

/** The sign of a brand; undefined while its file is missing. */
export const readSign = (brandsDir: string, { key, manifest }: Brand): Buffer | undefined => {
  const path = `/${key}/${manifest.favicon}`;
  const file = join(brandsDir, path);
  return existsSync(file) && isRealPath(brandsDir, path) ? readFileSync(file) : undefined;
};
