const groupsOf = (part: string): string[] => part.split(':').filter(Boolean);

/** The network of an IPv6 address, by its first 48 or 64 bits: `2001:db8:1::/48`. */
export const ipv6Network = (address: string, bits: 48 | 64): string => {
  const { hostname } = new URL(`http://[${address.split('%')[0] ?? ''}]`);
  const [first = '', second = ''] = hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(first), groupsOf(second)];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, bits / 16).join(':')}::/${bits}`;
};
