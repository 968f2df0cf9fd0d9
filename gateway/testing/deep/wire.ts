import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  readonly status: number;
  readonly body: string;
}

const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** An answer when it is whole; ours all name their length. */
const readAnswer = (received: Buffer): WireAnswer | undefined => {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const start = headEnd + HEAD_END.length;
  const end = start + Number(LENGTH.exec(head)?.[1]);
  if (!(received.length >= end)) return undefined;
  return { status: Number(head.split(' ', 2)[1]), body: received.toString('utf8', start, end) };
};

/**
 * Makes calls on kept connections, one at a time on each, with as little work of its own as can be: what measures
 * shares the machine with what is measured.
 */
export const wire = (address: string) => {
  const { hostname, port } = new URL(address);
  const free: Socket[] = [];
  const open = new Set<Socket>();

  const opened = (): Socket => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    open.add(socket);
    // A call under way hears of it by its own listener.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      const place = free.indexOf(socket);
      if (place >= 0) free.splice(place, 1);
    });
    return socket;
  };

  return {
    /** Sends a request as it stands; fails when the connection ends before the answer is whole. */
    send: (request: string): Promise<WireAnswer> => {
      const socket = free.pop() ?? opened();
      const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
      let received: Buffer | undefined;
      const onClose = (): void => reject(new Error('The connection ended before the answer'));
      const onData = (chunk: Buffer): void => {
        received = received === undefined ? chunk : Buffer.concat([received, chunk]);
        const answer = readAnswer(received);
        if (answer === undefined) return;
        socket.off('data', onData);
        socket.off('close', onClose);
        free.push(socket);
        resolve(answer);
      };
      socket.on('data', onData);
      socket.once('close', onClose);
      socket.write(request);
      return promise;
    },
    close: (): void => {
      for (const socket of open) socket.destroy();
    },
  };
};
