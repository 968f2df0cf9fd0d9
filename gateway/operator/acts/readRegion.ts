import { isIP } from 'node:net';
import type { BlockedRegion } from '../../brands/sites/blockedRegionStore.ts';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether it is the code of a country of ISO 3166, in capitals. */
export const isCountry = (text: string): boolean =>
  /^[A-Z]{2}$/.test(text) && countries.of(text) !== undefined;

/** Address and length of a network; a single address is the network of itself. Undefined for anything else. */
export const readNetwork = (text: string): string | undefined => {
  const [address = '', prefix] = text.split('/');
  // An interface of this machine is nowhere that a visitor comes from.
  const version = address.includes('%') ? 0 : isIP(address);
  const most = version === 6 ? 128 : 32;
  const length = prefix ?? String(most);
  const fits = version !== 0 && /^\d{1,3}$/.test(length) && Number(length) <= most;
  return fits && text.split('/').length <= 2 ? `${address}/${length}` : undefined;
};

/** What can be blocked: a country or a network. */
export const readRegion = (text: string): BlockedRegion | undefined => {
  if (isCountry(text)) return { kind: 'country', region: text };
  const network = readNetwork(text);
  return network === undefined ? undefined : { kind: 'network', region: network };
};
