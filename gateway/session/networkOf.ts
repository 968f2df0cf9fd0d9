import { isIPv4 } from 'node:net';

/** The network of an address by which a place is known: /24 of IPv4, /48 of IPv6; this machine is one place. */
export const networkOf = (ip: string): string => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (address === '::1' || address.startsWith('127.')) return 'loopback';
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const { hostname } = new URL(`http://[${address.split('%')[0] ?? ''}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? 0 : 8 - groups.length;
  return `${[...groups, ...Array.from({ length: rest }, () => '0')].slice(0, 3).join(':')}::/48`;
};
