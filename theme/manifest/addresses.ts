import { matching, reads, type Read } from './reads.ts';

/**
 * A host name without port. `localhost` and bare addresses show the default brand, and below `games.` lie the sandbox's
 * games; a browser takes a name that ends in a number for an address.
 */
export const readHost = matching(
  /^(?=.{1,253}$)(?!localhost$|games\.)(?!(?:.*\.)?(?:\d+|0x[\da-f]*)$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/,
  'a host name such as acme.example, lower case, no localhost, no bare address and nothing below games.',
);

/** A number to call, as it is written: short codes too. */
export const readPhoneNumber = matching(
  /^\+?\d[\d ().-]{1,30}\d$/,
  'a number as it is dialled, such as +00 000 000 or 000',
);

/** A path inside the brand's folder: plain names, no way up. */
export const readAsset = matching(
  /^(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d.-]*\.(?:svg|png|jpg|webp|avif|ico|woff2)$/,
  'a file of the folder: svg, png, jpg, webp, avif, ico or woff2, named in lower case',
);

/** File name without ending. */
export const readAssetStem = matching(
  /^(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d-]*$/,
  'a file name without width and ending',
);

const parse = (value: unknown): URL | undefined =>
  typeof value === 'string' && value.length <= 500 ? (URL.parse(value) ?? undefined) : undefined;

const httpsOf = (value: unknown): string | undefined => {
  const url = parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
};

/** An https address. */
export const readHttps: Read<string> = reads('an https address', httpsOf);

/** Where somebody can be reached: an https address or a mail address. */
export const readContact: Read<string> = reads('an https address, or mailto: and a mail address', (value) => {
  if (typeof value === 'string' && /^mailto:[\w.+-]{1,64}@[a-z\d.-]{1,190}$/i.test(value)) return value;
  return httpsOf(value);
});

/** An https origin and nothing more. */
export const readOrigin: Read<string> = reads('an https origin such as https://cdn.example', (value) => {
  const url = parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.origin === value ? url.origin : undefined;
});

/** An https address or a path of this site. A mail address does nothing where no mail program is. */
export const readLink: Read<string> = reads('an https address, or a path of this site', (value) => {
  if (typeof value === 'string' && /^\/(?!\/)[\w/?#=&.-]{0,200}$/.test(value)) return value;
  return httpsOf(value);
});

export const readTimeZone: Read<string> = reads('an IANA name such as Asia/Ho_Chi_Minh', (value) => {
  // `Intl` takes offsets such as +07:00 as well, which know nothing of summer time.
  if (typeof value !== 'string' || value.length > 64 || !/^(?:UTC$|[A-Z].*\/)/i.test(value)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone && value;
  } catch {
    return undefined;
  }
});
