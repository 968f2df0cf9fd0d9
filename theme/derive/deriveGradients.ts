import type { GradientLayer, GradientPath, Hex, Look } from '../values.ts';
import { isDark } from './contrast.ts';
import type { deriveArt, SettledColors } from './deriveArt.ts';
import { carry, glow, halo, linear, rays, stopColors } from './gradientParts.ts';
import { fade, mix, shift, tune } from './oklch.ts';
import { ratioFor } from './pairs.ts';
import type { BrandLook } from './requiredRoles.ts';

type Settled = SettledColors & ReturnType<typeof deriveArt>;

function plates(given: BrandLook, settled: Settled) {
  const { 'primary.main': primary, 'accent.main': accent, 'success.main': success } = settled;
  const onArt = [settled['text.onArt']];
  const plate = (own: GradientLayer[] | undefined, from: Hex) =>
    carry(own ?? [linear(120, tune(from, 0.32), tune(from, 0.5))], onArt, ratioFor.text);
  const heroOf = [linear(100, tune(primary, 0.26), tune(primary, 0.42), mix(primary, accent, 0.35))];
  return {
    'gradient.hero': carry(given['gradient.hero'] ?? heroOf, onArt, ratioFor.text, 'half'),
    'gradient.promoA': plate(given['gradient.promoA'], accent),
    'gradient.promoB': plate(given['gradient.promoB'], success),
    'gradient.promoC': plate(given['gradient.promoC'], primary),
  };
}

const button = (own: GradientLayer[] | undefined, from: Hex, ink: Hex) =>
  carry(own ?? [linear(180, shift(from, 0.02), shift(from, -0.03))], [ink], ratioFor.text);

/** The brand's gradients, from its final colours. */
export function deriveGradients(given: BrandLook, settled: Settled): Pick<Look, GradientPath> {
  const { 'primary.main': primary, 'accent.main': accent, 'tag.plain': night } = settled;
  const dark = isDark(settled['surface.page']);
  const warm = mix(accent, '#ffffff', 0.6);
  const sheen = { ...linear(180, fade('#ffffff', 0.04), fade('#ffffff', 0)), length: 120 };
  const onPlates = plates(given, settled);
  const heroInk = stopColors(onPlates['gradient.hero'], 'half');
  return {
    ...onPlates,
    'gradient.page': given['gradient.page'] ?? [
      glow(fade(primary, dark ? 0.26 : 0.14), 50, 40),
      glow(fade(accent, 0.08), 88, 620),
    ],
    'gradient.primary': button(given['gradient.primary'], primary, settled['text.onPrimary']),
    'gradient.accent': button(given['gradient.accent'], accent, settled['text.onAccent']),
    'gradient.heroGlow': given['gradient.heroGlow'] ?? [halo(fade(warm, 0.75))],
    'gradient.heading': carry(
      given['gradient.heading'] ?? [linear(180, settled['text.onArt'], warm)],
      heroInk,
      ratioFor.shape,
    ),
    'gradient.surface': given['gradient.surface'] ?? (dark ? [sheen] : []),
    'gradient.rays': given['gradient.rays'] ?? [rays(fade(warm, 0.16))],
    'gradient.veil': given['gradient.veil'] ?? [linear(180, fade(night, 0.5), fade(night, 0.86))],
  };
}
