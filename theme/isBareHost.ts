import { isIP } from 'node:net';

/** Whether a host name is localhost or a bare IP address, which no brand can own. */
export const isBareHost = (host: string): boolean =>
  host === 'localhost' || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
