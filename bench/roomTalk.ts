import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import WebSocket from 'ws';
import { livePath, liveProtocol, type LiveMessage } from '#contract/live';
import type { Value } from '#contract/wireTypes';
import { operatorCommand } from '../gateway/operator/operatorCommand.ts';
import { connectionTo, withClient } from '../gateway/platform/postgres/connection.ts';
import { floodDriver } from '../gateway/testing/deep/floodDriver.ts';
import { benchGateway } from './benchGateway.ts';

const BRAND = 'aurora';
const MEMBERS = 1_000;
const SOCKETS_OF_MEMBER = 2;
const ROOMS = 200;
const SECONDS = 60;
/** As long as the slowest message may take once all are sent. */
const DRAIN = 10_000;

export interface TalkSample {
  readonly sockets: number;
  readonly sent: number;
  /** Messages that the gateway did not take. */
  readonly refused: number;
  /** Messages that a socket did not hear, heard twice, or heard after a later one. */
  readonly lost: number;
  readonly doubled: number;
  readonly reordered: number;
  /** Milliseconds from the call to a socket, over all sockets. */
  readonly p50: number;
  readonly p99: number;
}

export type RoomTalkSample = Readonly<Record<'oneRoom' | 'manyRooms', TalkSample>>;

interface Seat {
  readonly token: string;
  readonly ip: string;
}

interface Ear {
  readonly room: string;
  readonly socket: WebSocket;
  /** Numbers as they came. */
  readonly heard: number[];
}

interface Word {
  readonly seat: Seat;
  readonly room: string;
  /** Milliseconds after the start. */
  readonly at: number;
}

const wait = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time)));

/** In turn, so many at once. */
const inBatches = async <Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<void>) => {
  for (let at = 0; at < items.length; at += size) await Promise.all(items.slice(at, at + size).map(work));
};

/** Makes every live game of the seed a table with talk. */
const makeRooms = async (dataDir: string): Promise<string[]> => {
  const [, , , , socketFolder = ''] = (await readFile(join(dataDir, 'data', 'postmaster.pid'), 'utf8')).split(
    '\n',
  );
  const art = JSON.stringify({ theme: 'felt', motif: 'baccarat' });
  return withClient(await connectionTo(socketFolder, join(dataDir, 'secret')), async (client) => {
    const { rows } = await client.query<{ game_code: string }>(
      "UPDATE games SET art = $1 WHERE game_type = 'LIVE' AND is_game = 'GAME' RETURNING game_code",
      [art],
    );
    return rows.map(({ game_code }) => game_code).slice(0, ROOMS);
  });
};

/** What sockets heard of what was said: each of all words of its room once, in the order of their numbers. */
const compare = (ears: readonly Ear[], saidIn: ReadonlyMap<string, number>) => {
  const faults = { lost: 0, doubled: 0, reordered: 0 };
  for (const { room, heard } of ears) {
    const once = new Set(heard);
    faults.lost += (saidIn.get(room) ?? 0) - once.size;
    faults.doubled += heard.length - once.size;
    faults.reordered += heard.filter((no, place) => no < (heard[place - 1] ?? 0)).length;
  }
  return faults;
};

/** Measures the talk of live tables on one gateway process. `say` receives progress lines. */
export const roomTalk = async (say: (line: string) => void): Promise<RoomTalkSample> => {
  const gateway = await benchGateway(BRAND);
  const driver = floodDriver(gateway.address, BRAND);
  const operator = async (...argv: string[]): Promise<Record<string, string>> => {
    const told: string[] = [];
    const print = (text: string) => told.push(text);
    const { dataDir } = gateway;
    await operatorCommand({ argv: [...argv, '--json'], dataDir, who: 'bench', print, complain: print });
    return (JSON.parse(told.join('')) as Record<string, string>[])[0] ?? {};
  };
  const sent = new Map<string, number>();

  const takeSeat = async (index: number): Promise<Seat> => {
    const account = `talk${index}`;
    const ip = `10.${Math.floor(index / 200)}.${index % 200}.1`;
    await operator('member', 'add', account, '--temporary', 'no');
    const { code = '' } = await operator('member', 'handover', account);
    const { value } = await driver.call('handOver', { body: { code }, ip });
    return { token: (value as Value<'handOver'>).token ?? '', ip };
  };

  const listen = async ({ token, ip }: Seat, room: string, waits: number[]): Promise<Ear> => {
    const { value } = await driver.call('socketTicket', { token, ip });
    const { ticket } = value as Value<'socketTicket'>;
    const socket = new WebSocket(
      `${gateway.address.replace('http', 'ws')}${livePath}`,
      [liveProtocol, ticket],
      {
        headers: { 'x-forwarded-for': ip },
        perMessageDeflate: false,
      },
    );
    const heard: number[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => socket.send(JSON.stringify({ topics: ['room'], language: 'VI', room })));
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as LiveMessage;
        if (message.topic !== 'room') return;
        if (message.value === null) return resolve();
        for (const { no, text } of message.value.list) {
          heard.push(no);
          waits.push(performance.now() - (sent.get(text) ?? 0));
        }
      });
    });
    return { room, socket, heard };
  };

  const run = async (
    name: string,
    places: readonly (readonly [Seat, string])[],
    plan: readonly Word[],
  ): Promise<TalkSample> => {
    const waits: number[] = [];
    const ears: Ear[] = [];
    await inBatches(places, 50, async ([seat, room]) => {
      ears.push(await listen(seat, room, waits));
    });
    say(`${name}: ${ears.length} sockets listen`);
    const saidIn = new Map<string, number>();
    let refused = 0;
    const start = performance.now();
    await Promise.all(
      plan.map(async ({ seat, room, at }, index) => {
        await wait(at);
        const text = `${name} ${index}`;
        sent.set(text, performance.now());
        const { status } = await driver.call('liveChat', { ...seat, body: { roomId: room, text } });
        if (status === 200) saidIn.set(room, (saidIn.get(room) ?? 0) + 1);
        else refused += 1;
      }),
    );
    say(`${name}: said within ${Math.round((performance.now() - start) / 1_000)} s`);
    const end = performance.now() + DRAIN;
    while (compare(ears, saidIn).lost > 0 && performance.now() < end) await wait(200);
    for (const { socket } of ears) socket.terminate();
    waits.sort((one, other) => one - other);
    const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
    return {
      ...{ sockets: ears.length, sent: plan.length, refused },
      ...compare(ears, saidIn),
      ...{ p50: at(0.5), p99: at(0.99) },
    };
  };

  try {
    const rooms = await makeRooms(gateway.dataDir);
    const [only = ''] = rooms;
    const seats: Seat[] = [];
    await inBatches([...Array(MEMBERS).keys()], 8, async (index) => {
      seats.push(await takeSeat(index));
    });
    say(`${seats.length} members, ${rooms.length} rooms`);
    // The sockets of a member say something half a period apart, and in different rooms.
    const places = Array.from({ length: SOCKETS_OF_MEMBER }, () => seats).flat();
    const roomOf = (place: number): string => rooms[(place + Math.floor(place / MEMBERS)) % ROOMS] ?? only;
    // Two messages a second in all, by one member after another.
    const oneRoom = await run(
      'one room',
      places.map((seat) => [seat, only]),
      seats.slice(0, SECONDS * 2).map((seat, turn) => ({ seat, room: only, at: turn * 500 })),
    );
    // Ten sockets a room, each of which says something every ten seconds, spread evenly.
    const manyRooms = await run(
      'many rooms',
      places.map((seat, place) => [seat, roomOf(place)]),
      places.flatMap((seat, place) =>
        Array.from({ length: SECONDS / 10 }, (_, turn) => ({
          seat,
          room: roomOf(place),
          at: turn * 10_000 + (place * 10_000) / places.length,
        })),
      ),
    );
    return { oneRoom, manyRooms };
  } finally {
    driver.close();
    await gateway.close();
  }
};
