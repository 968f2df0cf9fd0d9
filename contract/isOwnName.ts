import { trimSpaces } from './trimSpaces.ts';

const plain = (text: string): string => trimSpaces(text).normalize('NFC').toLowerCase();

/** Whether a password is the name of its own account, capitals or not: site and gateway judge by it. */
export const isOwnName = (password: string, account: string | undefined): boolean =>
  account !== undefined &&
  plain(account) !== '' &&
  password.normalize('NFC').toLowerCase() === plain(account);
