import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'stream');

const types = {
  'live.m3u8': 'application/vnd.apple.mpegurl',
  'init.mp4': 'video/mp4',
  'segment.m4s': 'video/mp4',
} as const;

const isFile = (name: string): name is keyof typeof types => Object.hasOwn(types, name);

const answer = async (name: string, response: ServerResponse): Promise<void> => {
  response.setHeader('access-control-allow-origin', '*');
  if (!isFile(name)) return void response.writeHead(404).end();
  response.setHeader('content-type', types[name]);
  response.end(await readFile(join(FOLDER, name)));
};

/** A studio's server with one video of 3 s, a moving disc recorded for the tests; `broken.m3u8` is not there. */
export const videoServer = async () => {
  const server = createServer((request, response) => {
    void answer((request.url ?? '').slice(1), response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: (name: string) => `http://localhost:${port}/${name}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
