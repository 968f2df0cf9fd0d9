import { trimText } from './plainText.ts';

const plain = (text: string): string => trimText(text).normalize('NFC').toLowerCase();

/** Whether a password equals the account's name, ignoring case. Site and gateway both use this check. */
export const isOwnName = (password: string, account: string | undefined): boolean =>
  account !== undefined &&
  plain(account) !== '' &&
  password.normalize('NFC').toLowerCase() === plain(account);
