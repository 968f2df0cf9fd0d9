import { matching, type Read } from './fields.ts';

/** A host name without port. */
export const readHost = matching(
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/,
);

/** A path inside the brand's folder: plain names, no way up. */
export const readAsset = matching(
  /^(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d.-]*\.(?:svg|png|jpg|webp|avif|ico|woff2)$/,
);

/** File name without ending. */
export const readAssetStem = matching(/^(?:[a-z\d][a-z\d-]*\/){0,2}[a-z\d][a-z\d-]*$/);

const parse = (value: unknown): URL | undefined =>
  typeof value === 'string' && value.length <= 500 ? (URL.parse(value) ?? undefined) : undefined;

/** An https origin and nothing more. */
export const readOrigin: Read<string> = (value) => {
  const url = parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.origin === value ? url.origin : undefined;
};

/** An https or mail address, or a path of this site. */
export const readLink: Read<string> = (value) => {
  if (typeof value === 'string' && /^\/(?!\/)[\w/?#=&.-]{0,200}$/.test(value)) return value;
  const url = parse(value);
  if (url?.protocol === 'mailto:') return url.href;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
};

export const readTimeZone: Read<string> = (value) => {
  if (typeof value !== 'string' || value.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone && value;
  } catch {
    return undefined;
  }
};
