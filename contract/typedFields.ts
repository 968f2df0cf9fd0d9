import { narrowText, plainText, trimText } from './plainText.ts';

/** Fields whose text is used exactly as typed: every character of a password counts. */
const isSecret = (name: string): boolean => /password|^cpw$/i.test(name);

/** Fields that hold a user name, a code or a number, whatever keyboard typed it. */
const plainFields: ReadonlySet<string> = new Set([
  ...['username', 'account', 'mobileNum', 'countryDialingCode', 'recipient', 'email', 'birthday', 'idNumber'],
  ...['captcha', 'verificationCode', 'affiliateCode', 'referralCode', 'code', 'answer', 'number', 'amount'],
]);

/**
 * The text of a field as it is validated, stored and sent: without blanks and invisible marks at its ends, and for user
 * names, codes and numbers in plain characters, a nickname without full-width letters (FIX-02). Site and gateway both use it.
 */
export const typedField = (name: string, text: string): string => {
  if (isSecret(name)) return text;
  if (plainFields.has(name)) return plainText(text);
  return trimText(name === 'nickname' ? narrowText(text) : text);
};
