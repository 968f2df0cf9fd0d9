/**
 * Why a password is guessed soon. common: it is one of those that are tried first. personal: it is made of a name of the
 * account or the brand. pattern: what lies beside each other, repeats itself, or is a date.
 */
export const passwordWeaknesses = ['common', 'personal', 'pattern'] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];
