import type { RegistrationField } from '#contract/constants';
import type { FlagName } from '../../brands/flags/flagService.ts';

interface FieldPlan {
  readonly demanded: ReadonlySet<string>;
  readonly unused: ReadonlySet<string>;
}

interface VariantRules {
  readonly flag: FlagName;
  /** The field that stands for the account in the form. */
  readonly accountField: RegistrationField;
  /** What the variant asks for whatever the field rules say. */
  readonly plan: (withPassword: boolean) => FieldPlan;
}

const passwordFields = ['password', 'confirmPassword'] as const satisfies readonly RegistrationField[];

/** The two ways to register (REG-01); by mobile number a password is asked for with MOBILENUMPASSREG3 alone. */
export const registrationVariants = {
  register: {
    flag: 'USERNAMEREG3',
    accountField: 'username',
    plan: () => ({ demanded: new Set(['username', ...passwordFields]), unused: new Set() }),
  },
  registerMobile: {
    flag: 'MOBILENUMREG3',
    accountField: 'mobileNum',
    plan: (withPassword) => ({
      demanded: new Set(withPassword ? ['mobileNum', ...passwordFields] : ['mobileNum']),
      unused: new Set(withPassword ? ['username'] : ['username', ...passwordFields]),
    }),
  },
} as const satisfies Record<string, VariantRules>;

export type Variant = keyof typeof registrationVariants;
