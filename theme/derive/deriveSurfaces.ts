import type { Hex } from '../values.ts';
import { isDark } from './contrast.ts';
import { mix, shift } from './oklch.ts';
import { pushContrast } from './pushContrast.ts';
import type { BrandLook } from './requiredRoles.ts';

const minGroundContrast = 7;

/** Moves a background away from mid-grey lightness, so that text of every hue is readable on it. */
export const settleGround = (color: Hex, dark: boolean): Hex =>
  pushContrast(color, [dark ? '#ffffff' : '#000000'], minGroundContrast);

/** Derives every surface colour from the colours of the page and the panel. */
export function deriveSurfaces(given: BrandLook) {
  const dark = isDark(given['surface.page']);
  const page = settleGround(given['surface.page'], dark);
  const raised = settleGround(given['surface.raised'], dark);
  const tinted = (step: number, tint: number) =>
    mix(shift(raised, dark ? step : -step / 3), given['primary.main'], tint);
  const settle = (color: Hex) => settleGround(color, dark);
  return {
    'surface.page': page,
    'surface.base': settle(given['surface.base'] ?? mix(page, raised, 0.4)),
    'surface.raised': raised,
    'surface.overlay': settle(given['surface.overlay'] ?? tinted(0.04, 0.03)),
    'surface.selected': settle(given['surface.selected'] ?? tinted(0.08, 0.07)),
    'surface.field': settle(given['surface.field'] ?? (dark ? mix(page, raised, 0.2) : raised)),
  };
}
