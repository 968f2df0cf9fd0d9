import { patterns } from '#contract/patterns';
import { trimText } from '#contract/plainText';

/** What a mail server takes (RFC 5321). */
const LONGEST = 254;

/** An e-mail address as it is stored and compared; nothing where it is none, wherever it was written. */
export const readEmail = (text: string): string | undefined => {
  const address = trimText(text).toLowerCase();
  return address.length <= LONGEST && patterns.email.holds(address) ? address : undefined;
};
