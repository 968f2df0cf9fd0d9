import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../gateway/platform/postgres/StartError.ts';

/** Throws StartError at once when the port is taken, before anything long is begun. Other troubles show when it is used. */
export const probePort = async (port: number, host: string): Promise<void> => {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return;
    throw new StartError(
      `Port ${port} is taken, perhaps by another gateway: stop it, or set PORT to a free one.`,
    );
  }
  server.close();
  await once(server, 'close');
};
