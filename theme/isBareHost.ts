import { isIP } from 'node:net';

/** Whether a host name is this machine's own or an address without a name, which no brand can own. */
export const isBareHost = (host: string): boolean =>
  host === 'localhost' || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
