import type { Hex } from '../values.ts';
import { isDark } from './contrast.ts';
import type { deriveFills } from './deriveFills.ts';
import type { deriveInks } from './deriveInks.ts';
import type { deriveSurfaces } from './deriveSurfaces.ts';
import { fade, tune } from './oklch.ts';
import { ratioFor } from './pairs.ts';
import { pushContrast } from './pushContrast.ts';
import type { BrandLook } from './requiredRoles.ts';

/** The colours that are final before pictures and gradients are derived. */
export type SettledColors = ReturnType<typeof deriveSurfaces> &
  ReturnType<typeof deriveFills> &
  ReturnType<typeof deriveInks>;

const roomForArt = 12;

/** Colours used on pictures, which are the same in light and dark brands. */
export function deriveArt(given: BrandLook, settled: SettledColors) {
  const wanted = given['text.onArt'] ?? '#ffffff';
  const onArt = pushContrast(wanted, [isDark(wanted) ? '#ffffff' : '#000000'], roomForArt);
  const bed = (color: Hex) => pushContrast(color, [onArt], ratioFor.text);
  const night = tune(settled['primary.main'], 0.15, 0.04);
  const control = given['art.control'] ?? onArt;
  const paper = given['qr.paper'] ?? '#ffffff';
  return {
    'text.onArt': onArt,
    'art.control': control,
    'art.onControl': pushContrast(given['art.onControl'] ?? night, [control], ratioFor.text),
    'art.chip': given['art.chip'] ?? fade(night, 0.5),
    'art.quiet': given['art.quiet'] ?? fade(onArt, 0.45),
    'art.edge': given['art.edge'] ?? fade(onArt, 0.14),
    'art.shine': given['art.shine'] ?? fade(onArt, 0.3),
    'tag.plain': bed(given['tag.plain'] ?? night),
    'tag.hot': bed(given['tag.hot'] ?? settled['danger.solid']),
    'tag.fresh': bed(given['tag.fresh'] ?? tune(settled['success.main'], 0.5)),
    'qr.ink': pushContrast(given['qr.ink'] ?? '#000000', [paper], ratioFor.text),
    'qr.paper': paper,
    scrim: given.scrim ?? fade(night, isDark(settled['surface.page']) ? 0.78 : 0.55),
  };
}
