import { tokenEntries } from '../tokenPaths.ts';
import type { GradientLayer, Hex, Look } from '../values.ts';
import { deriveArt } from './deriveArt.ts';
import { deriveFills } from './deriveFills.ts';
import { deriveForm, deriveShadows } from './deriveForm.ts';
import { deriveGradients } from './deriveGradients.ts';
import { deriveInks } from './deriveInks.ts';
import { deriveSurfaces } from './deriveSurfaces.ts';
import { pairs, type Ground } from './pairs.ts';
import type { BrandLook } from './requiredRoles.ts';

const solid = (color: Hex): Hex => color.slice(0, 7) as Hex;
const solidLayers = (layers: GradientLayer[]): GradientLayer[] =>
  layers.map((layer) => ({
    ...layer,
    stops: layer.stops.map((stop) => ({ ...stop, color: solid(stop.color) })),
  }));

const paired: ReadonlySet<string> = new Set(
  pairs.flatMap(({ ink, on }): string[] => [ink, ...on.map((ground: Ground) => ground.replace(':half', ''))]),
);

/** A translucent colour has no contrast of its own, so colours of declared pairs are made opaque. */
function opaquePairs(given: BrandLook): BrandLook {
  const entries = Object.entries(given).map(([path, value]) => {
    if (!paired.has(path)) return [path, value];
    return [path, typeof value === 'string' ? solid(value) : solidLayers(value as GradientLayer[])];
  });
  return Object.fromEntries(entries) as BrandLook;
}

/** Completes a look: given roles stay unless a declared pair would fail; the others are derived in OKLCH. */
export function completeLook(wanted: BrandLook): Look {
  const given = opaquePairs(wanted);
  const surfaces = deriveSurfaces(given);
  const fills = deriveFills(given, surfaces);
  const settled = { ...surfaces, ...fills, ...deriveInks(given, { ...surfaces, ...fills }) };
  const art = deriveArt(given, settled);
  return {
    ...settled,
    ...art,
    ...deriveGradients(given, { ...settled, ...art }),
    ...deriveShadows(given, settled),
    ...deriveForm(given),
  };
}

/** Given roles whose value had to be changed to make every pair readable. */
export const movedRoles = (given: BrandLook, look: Look) =>
  tokenEntries
    .map(([path]) => path)
    .filter(
      (path) => given[path] !== undefined && JSON.stringify(given[path]) !== JSON.stringify(look[path]),
    );
