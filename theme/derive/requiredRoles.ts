import type { ColorPath, GivenLook, Look } from '../values.ts';

/** The eight colours that every brand must give: background, surface, text, primary, accent, success, danger, focus. */
export const requiredRoles = [
  'surface.page',
  'surface.raised',
  'text.primary',
  'primary.main',
  'accent.main',
  'success.main',
  'danger.main',
  'focus.ring',
] as const satisfies readonly ColorPath[];

/** A given look with the eight required roles. */
export type BrandLook = GivenLook & Pick<Look, (typeof requiredRoles)[number]>;

export const missingRoles = (given: GivenLook) => requiredRoles.filter((path) => given[path] === undefined);

export const hasRequiredRoles = (given: GivenLook): given is BrandLook => missingRoles(given).length === 0;
