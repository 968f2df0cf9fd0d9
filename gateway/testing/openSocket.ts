import type { AddressInfo } from 'node:net';
import { livePath, liveProtocol, type LiveMessage, type LiveTopic } from '#contract/live';
import type { TestGateway } from './testGateway.ts';

/** Messages come one after another, as they are asked for. */
const inOrder = <Item>() => {
  const here: Item[] = [];
  const wanted: ((item: Item) => void)[] = [];
  return {
    put: (item: Item) => {
      const take = wanted.shift();
      if (take === undefined) here.push(item);
      else take(item);
    },
    next: () =>
      new Promise<Item>((resolve) => {
        const item = here.shift();
        if (item === undefined) wanted.push(resolve);
        else resolve(item);
      }),
  };
};

/** Lets a gateway listen; answers where its sockets are. */
export const liveAddress = async ({ app }: Pick<TestGateway, 'app'>): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${livePath}`;
};

/** A page's line to a gateway that listens at `address`. */
export const openSocket = async (address: string, ticket: string) => {
  const socket = new WebSocket(address, [liveProtocol, ticket]);
  const messages = inOrder<LiveMessage>();
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.addEventListener('message', ({ data }) => messages.put(JSON.parse(String(data)) as LiveMessage));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  return {
    socket,
    closed,
    next: messages.next,
    ask: (topics: readonly LiveTopic[]) => socket.send(JSON.stringify({ topics, language: 'VI' })),
  };
};
