import { handOverName, secretNames, socialNames } from '#contract/arrival';

/** What an address brought that must not stay in it. */
export interface Arrival {
  /** One-time code of a parent site (SYS-05). */
  readonly handOver?: string;
  /** What a provider of social sign-in came back with (LOGIN-11). */
  readonly social?: {
    readonly state: string;
    readonly code?: string;
    readonly iss?: string;
    readonly error?: string;
  };
  /** Of the link in a recovery e-mail (PWD-05). */
  readonly reset?: string;
}

export interface CleanAddress {
  readonly arrival: Arrival;
  /** Path, query and place without it; undefined when nothing was there to take out. */
  readonly address?: string;
}

const resetMark = '#reset=';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The front moves secrets behind the `#`; where another one serves the page they still come in the query. */
const broughtBy = ({ pathname, search, hash }: Address) => {
  const place = new URLSearchParams(hash.slice(1));
  if (secretNames(pathname, place).length > 0) return { brought: place, rest: pathname + search };
  const query = new URLSearchParams(search);
  const brought = new URLSearchParams(query);
  for (const name of secretNames(pathname, brought)) query.delete(name);
  const kept = query.toString();
  return { brought, rest: pathname + (kept === '' ? '' : `?${kept}`) + hash };
};

/** Takes the secrets out of an address, before anything else sees it. */
export const readArrival = (address: Address): CleanAddress => {
  const { pathname, hash } = address;
  if (hash.startsWith(resetMark))
    return { arrival: { reset: hash.slice(resetMark.length) }, address: '/?modal=resetPassword' };
  const { brought, rest } = broughtBy(address);
  const names = secretNames(pathname, brought);
  if (names.length === 0) return { arrival: {} };
  const handOver = brought.get(handOverName);
  const state = names.includes('state') ? brought.get('state') : null;
  const social = socialNames.flatMap((name) => {
    const value = brought.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    arrival: {
      ...(handOver !== null && { handOver }),
      ...(state !== null && { social: { ...Object.fromEntries(social), state } }),
    },
    address: rest,
  };
};
