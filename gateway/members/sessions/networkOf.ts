import { isIPv4 } from 'node:net';
import { ipv6Network } from '../../http/addresses/ipv6Network.ts';

/** The network of an address by which a place is known: /24 of IPv4, /48 of IPv6; this machine is one place. */
export const networkOf = (ip: string): string => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (address === '::1' || address.startsWith('127.')) return 'loopback';
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return ipv6Network(address, 48);
};
