import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects (EADDRINUSE …) at once when the address cannot be served, before anything long is begun. */
export const probePort = async (port: number, host: string | undefined): Promise<void> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};
