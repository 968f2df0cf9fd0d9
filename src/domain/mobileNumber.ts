import { plainText } from '#contract/plainText';

/** A phone number without spaces, dots, brackets and hyphens. */
export const bareNumber = (text: string): string => plainText(text).replace(/[\s.()-]/g, '');

/** Whether a text can be a mobile number: 8 to 15 digits, optionally after a plus sign. */
export const isMobileNumber = (text: string): boolean => /^\+?[0-9]{8,15}$/.test(bareNumber(text));

/** The number in E.164; the leading 0 of a national number is dropped. */
export const dialledNumber = (text: string, diallingCode: string): string => {
  const number = bareNumber(text);
  return number.startsWith('+') ? number : `+${diallingCode}${number.replace(/^0/, '')}`;
};
