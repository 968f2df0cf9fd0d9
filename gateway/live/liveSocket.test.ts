import { liveSocket } from './liveSocket.ts';

const owner = {
  merchant: 'aurora',
  currency: 'VND',
  memberId: 'anna',
  sessionHash: 'hash',
  ip: '10.0.0.1',
} as const;
const value = { balance: { amount: '1', currency: 'VND' } } as const;

test('design §2: a page that reads too slowly is told less, and the gap in the numbers says so', () => {
  const sent: { sequence: number }[] = [];
  const wire = {
    bufferedAmount: 0,
    close: () => undefined,
    send: (text: string) => void sent.push(JSON.parse(text) as { sequence: number }),
  };
  const socket = liveSocket(wire, owner);
  socket.listen(['balance'], 'VI');
  wire.bufferedAmount = 300 * 1024;
  socket.tell({ topic: 'balance', value });
  wire.bufferedAmount = 0;
  socket.tell({ topic: 'balance', value });
  expect(sent.map(({ sequence }) => sequence)).toEqual([0, 2]);
});

test('design §2: after the gateway missed something each topic has a gap', () => {
  const sent: { topic: string; sequence: number }[] = [];
  const wire = {
    bufferedAmount: 0,
    close: () => undefined,
    send: (text: string) => void sent.push(JSON.parse(text) as never),
  };
  const socket = liveSocket(wire, owner);
  socket.listen(['balance', 'winners'], 'VI');
  socket.skip();
  expect(sent.map(({ topic, sequence }) => [topic, sequence])).toEqual([
    ['balance', 0],
    ['winners', 0],
    ['balance', 2],
    ['winners', 2],
  ]);
});
