import { trimSpaces } from './trimSpaces.ts';

const plain = (text: string): string => trimSpaces(text).normalize('NFC').toLowerCase();

/** Whether a password equals the account's name, ignoring case. Site and gateway both use this check. */
export const isOwnName = (password: string, account: string | undefined): boolean =>
  account !== undefined &&
  plain(account) !== '' &&
  password.normalize('NFC').toLowerCase() === plain(account);
