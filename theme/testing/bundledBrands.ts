import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The brands of the house, by folder. */
export const brandKeys = ['aurora', 'lotus', 'kickoff', 'wireframe', 'audit'] as const;
export type BrandKey = (typeof brandKeys)[number];

export const brandsDir = join(__dirname, '..', 'brands');

export const readBrandFile = (key: BrandKey, file: 'brand.json' | 'brand.tokens.json'): unknown =>
  JSON.parse(readFileSync(join(brandsDir, key, file), 'utf8'));
