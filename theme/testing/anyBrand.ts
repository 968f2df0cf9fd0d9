import fc from 'fast-check';

import { hasRequiredRoles, requiredRoles, type BrandLook } from '../derive/requiredRoles.ts';
import type { GivenLook, Hex } from '../values.ts';

export const anyColor: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

/** Generates random colours for the eight required roles. */
export const anyBrand: fc.Arbitrary<BrandLook> = fc
  .array(anyColor, { minLength: requiredRoles.length, maxLength: requiredRoles.length })
  .map((colors): GivenLook => Object.fromEntries(requiredRoles.map((path, index) => [path, colors[index]])))
  .filter(hasRequiredRoles);
