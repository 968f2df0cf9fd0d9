import { logger } from 'storybook/internal/client-logger';
import { manifestFindings, tokenFindings, type Finding } from '#theme/brandFindings';
import { layoutSheet } from '#theme/layouts/layoutSheet';
import { readManifest } from '#theme/manifest/readManifest';
import type { BrandFaces } from '#theme/brandSheet';
import { resolveBrand, type ResolvedLook } from '#theme/resolveBrand';

export interface FoundBrand {
  look: ResolvedLook;
  title: string;
  /** Addresses of its own faces. */
  faces: BrandFaces;
  /** Text of its layout. */
  layout: string;
}

// Webpack reads the two folders as it builds, and anew when a file in them changes. main.ts says where they lie.
const bundled = import.meta.webpackContext('bundled-brands', {
  recursive: true,
  regExp: /^\.\/[^/]+\/brand(?:\.tokens)?\.json$/,
});
const own = import.meta.webpackContext('own-brands', {
  recursive: true,
  regExp: /^\.\/[^/]+\/brand(?:\.tokens)?\.json$/,
});

const first = ['aurora', 'lotus', 'kickoff', 'wireframe', 'audit'];

const names = [
  ...new Set([...first, ...[...bundled.keys(), ...own.keys()].map((path) => path.split('/')[1] ?? '')]),
];

/** An operator's folder of the same name stands before ours. */
const documentOf = (name: string, file: string): unknown => {
  const path = `./${name}/${file}`;
  return (own.keys().includes(path) ? own : bundled)(path);
};

function leaveOut(name: string, reason: string): [] {
  logger.warn(`The brand ${name} cannot be shown: ${reason}`);
  return [];
}

function find(name: string): [string, FoundBrand][] {
  const look = resolveBrand(documentOf(name, 'brand.tokens.json'));
  const reading = readManifest(documentOf(name, 'brand.json'));
  if ('reason' in look) return leaveOut(name, look.reason);
  if ('reason' in reading) return leaveOut(name, reading.reason);
  const { displayFont, bodyFont, hero, layout: given, name: title } = reading.manifest;
  const address = (file: string) => `/brands/${name}/${file}`;
  const faces = {
    display: displayFont && address(displayFont),
    body: bodyFont && { regular: address(bodyFont.regular), bold: address(bodyFont.bold) },
  };
  const layout = layoutSheet(given, {
    hero: address(`${hero?.file}-${hero?.widths.at(-1)}.webp`),
    of: address,
  });
  return [[name, { look, title, faces, layout }]];
}

/** Every brand of the project, then those of BRANDS_DIR, by name of its folder. */
export const foundBrands: ReadonlyMap<string, FoundBrand> = new Map(names.flatMap(find));

/** What `brand check` says of the two texts of a brand. Its pictures and its neighbours only the command line can see. */
export const findingsOf = (name: string): readonly Finding[] => [
  ...manifestFindings(documentOf(name, 'brand.json')),
  ...tokenFindings(documentOf(name, 'brand.tokens.json')),
];
