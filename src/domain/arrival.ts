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

const socialNames = ['code', 'state', 'iss', 'error'] as const;
const resetMark = '#reset=';

/** Takes the secrets out of an address, before anything else sees it. */
export const readArrival = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): CleanAddress => {
  const query = new URLSearchParams(search);
  const handOver = query.get('token');
  query.delete('token');
  const state = pathname === '/login' ? query.get('state') : null;
  const social =
    state === null
      ? undefined
      : {
          state,
          ...Object.fromEntries(
            socialNames.flatMap((name) => {
              const value = query.get(name);
              return value === null ? [] : [[name, value]];
            }),
          ),
        };
  if (social) for (const name of socialNames) query.delete(name);
  const reset = hash.startsWith(resetMark) ? hash.slice(resetMark.length) : undefined;
  if (handOver === null && social === undefined && reset === undefined) return { arrival: {} };
  const rest = query.toString();
  return {
    arrival: {
      ...(handOver !== null && { handOver }),
      ...(social && { social }),
      ...(reset !== undefined && { reset }),
    },
    address:
      reset === undefined ? pathname + (rest === '' ? '' : `?${rest}`) + hash : '/?modal=resetPassword',
  };
};
