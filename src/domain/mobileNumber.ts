/** A number as people write it, without what only helps reading. */
export const bareNumber = (text: string): string => text.replace(/[\s.()-]/g, '');

/** Whether a text may be a mobile number: 8 to 15 digits, with or without a plus before them. */
export const isMobileNumber = (text: string): boolean => /^\+?[0-9]{8,15}$/.test(bareNumber(text));

/** A number as it is dialled from anywhere, E.164: the 0 before national numbers falls away. */
export const dialledNumber = (text: string, diallingCode: string): string => {
  const number = bareNumber(text);
  return number.startsWith('+') ? number : `+${diallingCode}${number.replace(/^0/, '')}`;
};
