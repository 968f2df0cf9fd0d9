import type { Hex, Look, PathOfKind, Shadow } from '../values.ts';
import type { SettledColors } from './deriveArt.ts';
import { isDark } from './contrast.ts';
import { fade, tune } from './oklch.ts';
import type { BrandLook } from './requiredRoles.ts';

const cast = (color: Hex, offsetY: number, blur: number): Shadow => ({
  color,
  offsetX: 0,
  offsetY,
  blur,
  spread: 0,
  inset: false,
});

const upperEdge = (alpha: number): Shadow => ({ ...cast(fade('#ffffff', alpha), 1, 0), inset: true });

/** Shadows: deep with a lit upper edge in dark brands, light and tinted in light ones. */
export function deriveShadows(
  given: BrandLook,
  settled: SettledColors,
): Pick<Look, PathOfKind<'shadow'> | PathOfKind<'dropShadow'>> {
  const dark = isDark(settled['surface.page']);
  const night = tune(settled['surface.page'], 0.12);
  const day = tune(settled['text.primary'], 0.28);
  const level = (offsetY: number, blur: number, atNight: number, byDay: number, edge: number) =>
    dark
      ? [cast(fade(night, atNight), offsetY, blur), upperEdge(edge)]
      : [cast(fade(day, byDay), offsetY, blur)];
  return {
    'shadow.low': given['shadow.low'] ?? level(1, 2, 0.5, 0.08, 0.05),
    'shadow.mid': given['shadow.mid'] ?? level(8, 24, 0.45, 0.12, 0.06),
    'shadow.high': given['shadow.high'] ?? level(28, 80, 0.65, 0.3, 0.08),
    'shadow.primaryGlow': given['shadow.primaryGlow'] ?? [cast(fade(settled['primary.main'], 0.3), 8, 24)],
    'shadow.accentGlow': given['shadow.accentGlow'] ?? [cast(fade(settled['accent.main'], 0.24), 8, 22)],
    'shadow.art': given['shadow.art'] ?? cast(fade(night, 0.32), 16, 22),
  };
}

const bodyFaces = ['Be Vietnam Pro', 'system-ui', 'sans-serif'];
const pixels = (value: number) => ({ value, unit: 'px' }) as const;

/** Corner radii and fonts. */
export function deriveForm(
  given: BrandLook,
): Pick<Look, PathOfKind<'dimension' | 'fontFamily' | 'fontWeight' | 'number' | 'em'>> {
  return {
    'radius.xs': given['radius.xs'] ?? pixels(6),
    'radius.sm': given['radius.sm'] ?? pixels(10),
    'radius.md': given['radius.md'] ?? pixels(14),
    'radius.lg': given['radius.lg'] ?? pixels(20),
    'radius.xl': given['radius.xl'] ?? pixels(28),
    'radius.pill': given['radius.pill'] ?? pixels(999),
    'font.body': given['font.body'] ?? bodyFaces,
    'font.display': given['font.display'] ?? bodyFaces,
    'display.scale': given['display.scale'] ?? 1,
    'display.weight': given['display.weight'] ?? 600,
    'display.tracking': given['display.tracking'] ?? -0.01,
  };
}
