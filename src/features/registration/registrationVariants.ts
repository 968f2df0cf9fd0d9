import type { ModuleId } from '#contract/constants';

const variantModules = {
  register: ['USERNAMEREG3'],
  registerMobile: ['MOBILENUMREG3', 'MOBILENUMPASSREG3'],
} as const satisfies Record<string, readonly ModuleId[]>;

/** Registration by user name, or by a mobile number that serves as the user name. Each variant is named as its call (REG-01). */
export type RegistrationVariant = keyof typeof variantModules;

/** The variants that the operator has switched on, in display order. */
export const registrationVariants = (on: ReadonlySet<ModuleId>): RegistrationVariant[] =>
  (Object.keys(variantModules) as RegistrationVariant[]).filter((variant) =>
    variantModules[variant].some((id) => on.has(id)),
  );
