import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { errorCode } from '../platform/database/errorCode.ts';
import { StartError } from '../platform/postgres/StartError.ts';

const advice: Readonly<Record<string, (config: Pick<Config, 'port' | 'host'>) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: stop the program that uses it or set PORT.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this account: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
};

/** Begins to listen and answers the port, which differs from the wanted one when that is 0. */
export const listen = async (
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<number> => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const say = advice[errorCode(error) ?? ''];
    throw say === undefined ? error : new StartError(say({ port, host }), { cause: error });
  }
  return (app.server.address() as AddressInfo).port;
};
