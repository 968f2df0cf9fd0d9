import { dictionary } from '@zxcvbn-ts/language-common';
import { isOwnName } from '#contract/isOwnName';

const COMMONEST = 10_000;

/** Passwords that are tried first: no rule of a brand can allow them (ASVS 6.2.4). */
const commonest: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COMMONEST));

/** Whether a password is one of the commonest or the account's own name. */
export const isWeak = (password: string, account?: string): boolean =>
  commonest.has(password.normalize('NFC').toLowerCase()) || isOwnName(password, account);
