import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  /** Bytes of the connection that the server has read. */
  readonly read: number;
}

/** Writes a request to a listening server piece by piece, until it answers or hangs up. */
export const rawPost = async (
  server: Server,
  head: readonly string[],
  chunks: Iterable<string | Buffer> = [],
): Promise<RawAnswer> => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [far] = await accepted;
  let answer = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (data: Buffer) => resolve(void (answer += data.toString('latin1'))));
    socket.on('close', () => resolve());
  });
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (const chunk of chunks) {
    if (answer !== '' || socket.destroyed) break;
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), answered]);
  }
  await answered;
  if (!far.closed) {
    const closed = once(far, 'close');
    socket.destroy();
    await closed;
  }
  return { status: Number(answer.split(' ')[1] ?? 0), read: far.bytesRead };
};
