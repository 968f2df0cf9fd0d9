import type { ModuleId, RegistrationField } from '#contract/constants';
import type { FieldRule } from '#contract/fieldRule';
import { registrationRules, type KnownRule } from './registrationRules';

/** Chosen by the agent who opened the account. */
const given: ReadonlySet<RegistrationField> = new Set(['username', 'affiliateCode', 'referralCode']);

/** The fields that the owner of an opened account fills in: those of the registration, without what is given. */
export const activationRules = (rules: readonly FieldRule[], on: ReadonlySet<ModuleId>): KnownRule[] =>
  registrationRules(rules, 'register', on).filter(({ field }) => !given.has(field));
