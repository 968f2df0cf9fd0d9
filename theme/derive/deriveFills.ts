import type { Hex } from '../values.ts';
import { isDark } from './contrast.ts';
import { inkOn } from './inkOn.ts';
import { settleGround, type deriveSurfaces } from './deriveSurfaces.ts';
import { mix, shift, tune } from './oklch.ts';
import { ratioFor } from './pairs.ts';
import { pushContrast } from './pushContrast.ts';
import type { BrandLook } from './requiredRoles.ts';

const readable = (ink: Hex, fill: Hex) => pushContrast(ink, [fill], ratioFor.text);

/** Fill colours, and the text on them. */
export function deriveFills(given: BrandLook, surface: ReturnType<typeof deriveSurfaces>) {
  const dark = isDark(surface['surface.page']);
  const soft = (own: Hex | undefined, from: Hex) =>
    settleGround(own ?? mix(surface['surface.raised'], from, dark ? 0.22 : 0.12), dark);
  const seen = (fill: Hex, on: readonly Hex[]) => pushContrast(fill, on, ratioFor.shape);
  const hover = (own: Hex | undefined, from: Hex, ink: Hex) =>
    pushContrast(own ?? shift(from, isDark(from) ? -0.04 : 0.04), [ink], ratioFor.text);

  const primary = seen(given['primary.main'], [surface['surface.page'], surface['surface.raised']]);
  const accent = seen(given['accent.main'], [surface['surface.base'], surface['surface.raised']]);
  const solid = given['danger.solid'] ?? readable(tune(given['danger.main'], 0.57), '#ffffff');
  const onPrimary = readable(given['text.onPrimary'] ?? inkOn(primary), primary);
  const onAccent = readable(given['text.onAccent'] ?? inkOn(accent), accent);
  return {
    'primary.main': primary,
    'primary.hover': hover(given['primary.hover'], primary, onPrimary),
    'primary.soft': soft(given['primary.soft'], primary),
    'accent.main': accent,
    'accent.hover': hover(given['accent.hover'], accent, onAccent),
    'accent.soft': soft(given['accent.soft'], accent),
    'success.soft': soft(given['success.soft'], given['success.main']),
    'danger.solid': solid,
    'danger.soft': soft(given['danger.soft'], given['danger.main']),
    'text.onPrimary': onPrimary,
    'text.onAccent': onAccent,
    'text.onDanger': readable(given['text.onDanger'] ?? inkOn(solid), solid),
  };
}
