import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../gateway/platform/postgres/StartError.ts';

/** Throws StartError if the port is taken, before any long step begins. Other problems appear when the port is used. */
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
