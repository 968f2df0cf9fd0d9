import { isIPv6 } from 'node:net';
import { ipv6Network } from './ipv6Network.ts';

/**
 * What counts as one address where calls are limited: of IPv6 the /64 that a provider gives to a line, since whoever has
 * one has all of its addresses.
 */
export const countedAddress = (ip: string): string => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? ipv6Network(address, 64) : address;
};
