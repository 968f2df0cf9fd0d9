import { handOverName, secretNames, socialNames } from '#contract/arrival';

/** Secrets from the page's address, which must not stay there. */
export interface Arrival {
  /** One-time code from a parent site (SYS-05). */
  readonly handOver?: string;
  /** Answer of a provider of social sign-in (LOGIN-11). */
  readonly social?: {
    readonly state: string;
    readonly code?: string;
    readonly iss?: string;
    readonly error?: string;
  };
  /** Token of the link in a recovery e-mail (PWD-05). */
  readonly reset?: string;
  /** Token of the link by which an opened account is activated (AGENT-12). */
  readonly activate?: string;
}

export interface CleanAddress {
  readonly arrival: Arrival;
  /** Path, query and fragment without the secrets; undefined if there were none. */
  readonly address?: string;
}

/** Marks of links that we send or that an agent hands over; each opens the modal in which its token is spent. */
const links = [
  { name: 'reset', modal: 'resetPassword' },
  { name: 'activate', modal: 'activate' },
] as const;

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Our front moves secrets behind the `#`; under another server they arrive in the query. */
const broughtBy = ({ pathname, search, hash }: Address) => {
  const place = new URLSearchParams(hash.slice(1));
  if (secretNames(pathname, place).length > 0) return { brought: place, rest: pathname + search };
  const query = new URLSearchParams(search);
  const brought = new URLSearchParams(query);
  for (const name of secretNames(pathname, brought)) query.delete(name);
  const kept = query.toString();
  return { brought, rest: pathname + (kept === '' ? '' : `?${kept}`) + hash };
};

/** Removes the secrets from an address; runs before any other code reads the address. */
export const readArrival = (address: Address): CleanAddress => {
  const { pathname, hash } = address;
  const link = links.find(({ name }) => hash.startsWith(`#${name}=`));
  if (link)
    return {
      arrival: { [link.name]: hash.slice(`#${link.name}=`.length) },
      address: `/?modal=${link.modal}`,
    };
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
