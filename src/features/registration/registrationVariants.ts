import type { ModuleId } from '#contract/constants';

const variantModules = {
  register: ['USERNAMEREG3'],
  registerMobile: ['MOBILENUMREG3', 'MOBILENUMPASSREG3'],
} as const satisfies Record<string, readonly ModuleId[]>;

/** By a user name, or by a mobile number that is the user name; also the name of the call (REG-01). */
export type RegistrationVariant = keyof typeof variantModules;

/** The ways to register that the operator has opened, in order. */
export const registrationVariants = (on: ReadonlySet<ModuleId>): RegistrationVariant[] =>
  (Object.keys(variantModules) as RegistrationVariant[]).filter((variant) =>
    variantModules[variant].some((id) => on.has(id)),
  );
