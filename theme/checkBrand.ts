import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { manifestFindings, marketFindings, tokenFindings, type Finding } from './brandFindings.ts';
import { examineManifest } from './manifest/readManifest.ts';
import type { BrandManifest } from './manifest/brandManifest.ts';
import { brandFiles, ownMarketIn, readJson } from './readBrand.ts';
import { isBrandFolderName, readBrandFolder } from './readBrandFolder.ts';
import { isRealPath } from './isRealPath.ts';
import { isPicture, pictureFault } from './pictureFault.ts';

const picturesOf = ({
  logo,
  favicon,
  touchIcon,
  shareImage,
  displayFont,
  bodyFont,
  hero,
  layout,
}: Partial<BrandManifest>) =>
  new Map([
    ...Object.entries({ logo, favicon, touchIcon, shareImage, displayFont }).flatMap(([key, file]) =>
      file === undefined ? [] : [[file, key] as const],
    ),
    ...(layout?.heroArt === undefined ? [] : [[layout.heroArt, 'layout.heroArt'] as const]),
    ...Object.entries(layout?.category ?? {}).flatMap(([type, head]) =>
      head.art === undefined ? [] : [[head.art, `layout.category.${type}.art`] as const],
    ),
    ...Object.values(bodyFont ?? {}).map((file) => [file, 'bodyFont'] as const),
    ...((hero?.file === undefined ? undefined : hero.widths) ?? []).flatMap((width) =>
      ['avif', 'webp'].map((format) => [`${hero?.file}-${width}.${format}`, 'hero.widths'] as const),
    ),
  ]);

const faultOf = (folder: string, picture: string): string | undefined => {
  const path = join(folder, picture);
  if (!existsSync(path)) return 'is missing';
  if (!isRealPath(folder, picture)) return 'is a link, which is not followed';
  return statSync(path).isFile() ? pictureFault(path) : 'is no file';
};

/** All pictures of a folder whose manifest cannot be read and so names none. */
const unnamed = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter(isPicture)
      .map((file) => [file, '']),
  );

const checkPictures = (folder: string, pictures: ReadonlyMap<string, string>): Finding[] =>
  [...pictures].flatMap(([picture, key]): Finding[] => {
    const problem = faultOf(folder, picture);
    return problem === undefined ? [] : [{ file: picture, key, severity: 'error', problem }];
  });

const checkManifest = (folder: string): Finding[] => {
  const file = brandFiles.manifest;
  const read = readJson(join(folder, file));
  if ('reason' in read) {
    return [
      { file, key: '', severity: 'error', problem: read.reason },
      ...checkPictures(folder, unnamed(folder)),
    ];
  }
  const ownMarket = ownMarketIn(folder);
  const { found } = examineManifest(read.document, ownMarket);
  return [
    ...manifestFindings(read.document, ownMarket),
    ...(found.market === 'own' ? marketFindings(ownMarket) : []),
    ...checkPictures(folder, picturesOf(found)),
  ];
};

const checkTokens = (folder: string): Finding[] => {
  const file = brandFiles.tokens;
  const read = readJson(join(folder, file));
  if ('reason' in read) return [{ file, key: '', severity: 'error', problem: read.reason }];
  return tokenFindings(read.document);
};

const checkName = (folder: string): Finding[] => {
  const key = basename(folder);
  if (isBrandFolderName(key)) return [];
  const problem = `${key} is no name of a brand folder: 1 to 40 of a-z, 0-9 and -`;
  return [{ file: '', key: '', severity: 'error', problem }];
};

/** Why its gateway would refuse a folder in which nothing else was found. */
const checkRefusal = (folder: string): Finding[] => {
  const refused = readBrandFolder(dirname(folder), '')
    .refused()
    .find(({ key }) => key === basename(folder));
  return refused === undefined ? [] : [{ file: '', key: '', severity: 'error', problem: refused.reason }];
};

/**
 * Hosts and merchant codes that conflict with another installed brand; the folder may be the next version of one of
 * them. Read from the manifest alone, so that they are told beside every other fault.
 */
const checkInstalled = (folder: string, installed: string): Finding[] => {
  const file = brandFiles.manifest;
  const read = readJson(join(folder, file));
  if ('reason' in read) return [];
  const { hosts = [], merchantCode } = examineManifest(read.document).found;
  const others = readBrandFolder(installed, '')
    .list()
    .filter(({ key }) => key !== basename(folder));
  return others.flatMap(({ key: owner, manifest }) => [
    ...hosts
      .filter((host) => manifest.hosts.includes(host))
      .map((host): Finding => {
        return { file, key: 'hosts', severity: 'error', problem: `${host} belongs to ${owner}` };
      }),
    ...(manifest.merchantCode === merchantCode
      ? [
          {
            file,
            key: 'merchantCode',
            severity: 'error' as const,
            problem: `${merchantCode} belongs to ${owner}`,
          },
        ]
      : []),
  ]);
};

/** All faults and surprises of a brand folder, in one list. */
export function checkBrand(folder: string, installed = dirname(folder)): readonly Finding[] {
  const findings = [
    ...checkName(folder),
    ...checkManifest(folder),
    ...checkTokens(folder),
    ...checkInstalled(folder, installed),
  ];
  const fails = findings.some(
    ({ severity, problem }) => severity === 'error' && !/^(?:is|holds) /.test(problem),
  );
  return fails ? findings : [...findings, ...checkRefusal(folder)];
}
