import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

const PIECE = 64 * 1024;

/**
 * Sends one request by a connection of its own; answers its status, 0 when there was none. A body goes out piece by piece
 * until the answer is there: who goes on writing to a connection that was cut does not see what came before.
 */
export const sendRaw = async (port: number, head: string, body: string): Promise<number> => {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let said = '';
  socket
    .on('error', () => undefined)
    .on('data', (data: Buffer) => {
      said += data.toString('latin1', 0, 32);
      socket.destroy();
    });
  await Promise.race([once(socket, 'connect'), closed]);
  const bytes = Buffer.from(body);
  socket.write(head);
  for (let at = 0; at < bytes.length && !socket.destroyed; at += PIECE) {
    const taken = new Promise<void>((resolve) =>
      socket.write(bytes.subarray(at, at + PIECE), () => resolve()),
    );
    await Promise.race([taken, closed]);
    await turn();
  }
  await closed;
  return Number(said.split(' ')[1] ?? 0);
};
