import { isSiteLink } from '../../contract/sitePaths.ts';
import { matching, reads, type Read } from './reads.ts';

/**
 * A host name without port. `localhost` and bare IP addresses are reserved for the default brand, and hosts below
 * `games.` for the sandbox's games, below `desk.` for the people who answer. A name that ends in a number would be an
 * IP address to browsers.
 */
export const readHost = matching(
  /^(?=.{1,253}$)(?!localhost$|(?:games|desk)\.)(?!(?:.*\.)?(?:\d+|0x[\da-f]*)$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/,
  'a host name such as acme.example, lower case, no localhost, no bare address and nothing below games. or desk.',
);

/** A phone number as it is displayed; short codes are allowed. */
export const readPhoneNumber = matching(
  /^\+?\d[\d ().-]{1,30}\d$/,
  'a number as it is dialled, such as +00 000 000 or 000',
);

/** A path inside the brand's folder: plain names, no `..`. */
export const readAsset = matching(
  /^(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d.-]*\.(?:svg|png|jpg|webp|avif|ico|woff2)$/,
  'a file of the folder: svg, png, jpg, webp, avif, ico or woff2, named in lower case',
);

export const readFont = matching(
  /^(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d.-]*\.woff2$/,
  'a woff2 file of the folder, named in lower case',
);

/** File name without extension. */
export const readAssetStem = matching(
  /^(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d-]*$/,
  'a file name without width and ending',
);

/** A browser reads a backslash as a slash, so that `https://evil.test\@ok.test` leads to evil.test. */
const misleading = /[\\\s\p{Cc}]/u;

const parse = (value: unknown): URL | undefined =>
  typeof value === 'string' && value.length <= 500 && !misleading.test(value)
    ? (URL.parse(value) ?? undefined)
    : undefined;

const httpsOf = (value: unknown): string | undefined => {
  const url = parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
};

/** An https address. */
export const readHttps: Read<string> = reads('an https address', httpsOf);

const mailAddress = /^[\w.+-]{1,64}@[a-z\d.-]{1,190}$/i;

export const readMail = matching(mailAddress, 'a mail address such as help@acme.example');

/** A contact: an https address or a mail address. */
export const readContact: Read<string> = reads('an https address, or mailto: and a mail address', (value) => {
  const mail = typeof value === 'string' && value.startsWith('mailto:') && value.slice('mailto:'.length);
  return mail && mailAddress.test(mail) ? `mailto:${mail}` : httpsOf(value);
});

/** An https origin without a path. */
export const readOrigin: Read<string> = reads('an https origin such as https://cdn.example', (value) => {
  const url = parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.origin === value ? url.origin : undefined;
});

/** An https address or a page of this site. Mail addresses are refused, because not every device has a mail program. */
export const readLink: Read<string> = reads(
  'an https address, or a page of this site such as /help',
  (value) => {
    if (typeof value === 'string' && /^\/(?!\/)[\w/?#=&.-]{0,200}$/.test(value) && isSiteLink(value))
      return value;
    return httpsOf(value);
  },
);

export const readTimeZone: Read<string> = reads('an IANA name such as Asia/Ho_Chi_Minh', (value) => {
  // `Intl` also accepts offsets such as +07:00, which have no daylight saving time.
  if (typeof value !== 'string' || value.length > 64 || !/^(?:UTC$|[A-Z].*\/)/i.test(value)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone && value;
  } catch {
    return undefined;
  }
});
