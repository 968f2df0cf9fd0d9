import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { countedAddress } from '../addresses/countedAddress.ts';

export interface ConnectionLimits {
  /** Connections of one address; many members may share it. Infinite behind a proxy, whose address all of them have. */
  readonly each: number;
  /** Connections of all. */
  readonly all: number;
}

/** Node tells there of each connection; a server on `localhost` has a second one behind it that nobody else can reach. */
const CHANNEL = 'net.server.socket';

const portOf = ({ server }: FastifyInstance): number | undefined =>
  (server.address() as AddressInfo | null)?.port;

/**
 * Closes connections beyond the limits as they come, so that one address alone can neither keep others out nor fill the
 * gateway. Behind a proxy only the limit of all holds.
 */
export const connectionLimits = (app: FastifyInstance, { each, all }: ConnectionLimits): void => {
  const open = new Map<string, number>();
  let sum = 0;
  const take = (socket: Socket): void => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const own = open.get(address) ?? 0;
    if (own >= each || sum >= all) return void socket.destroy();
    open.set(address, own + 1);
    sum += 1;
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
      sum -= 1;
    });
  };
  const onSocket = (message: unknown): void => {
    const { socket } = message as { readonly socket: Socket };
    if (socket.localPort === portOf(app)) take(socket);
  };
  app.addHook('onListen', (done) => {
    subscribe(CHANNEL, onSocket);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    unsubscribe(CHANNEL, onSocket);
    done();
  });
};
