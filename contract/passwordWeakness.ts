/**
 * Why a password is easy to guess. common: it is in the list of common passwords. personal: it contains a name of the
 * account or the brand. pattern: it is a keyboard row, a repetition or a date.
 */
export const passwordWeaknesses = ['common', 'personal', 'pattern'] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];
