import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the brands that come with the product. */
export const brandKeys = ['aurora', 'lotus', 'kickoff', 'wireframe', 'audit'] as const;
export type BrandKey = (typeof brandKeys)[number];

export const brandsDir = join(__dirname, '..', 'brands');

export const readBrandFile = (key: BrandKey, file: 'brand.json' | 'brand.tokens.json'): unknown =>
  JSON.parse(readFileSync(join(brandsDir, key, file), 'utf8'));
