import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { attackShapes } from './attackShapes.ts';
import { floodDriver } from './floodDriver.ts';
import { killableGateway } from './killableGateway.ts';
import type { LoopSeen } from './loopWatch.ts';
import { sendRaw } from './sendRaw.ts';

const HALF_OPEN = 400;
/** Milliseconds of one round of a loop with nothing to do. */
const QUIET = 20;
const brands = ['wireframe', 'audit'] as const;

export interface AttackSample extends Omit<LoopSeen, 'held'> {
  readonly answered: number;
  /** Connections that were cut before their answer was read. */
  readonly unanswered: number;
  /** Bytes of memory before the first request. */
  readonly before: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers of 500 and more, with what was sent. */
  readonly failed: readonly string[];
  /** The longest rounds of the loop, with the call that was attacked meanwhile. */
  readonly slowest: readonly { readonly name: string; readonly longestWork: number }[];
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** A gateway that has just started opens draws and matches: nobody has sent that. */
const untilQuiet = async (look: () => Promise<LoopSeen>): Promise<LoopSeen> => {
  let last = await look();
  for (let looks = 0; looks < 30 && (looks < 3 || last.longestWork > QUIET); looks += 1) {
    await pause(1_000);
    last = await look();
  }
  return last;
};

/** Opens connections that send half a request, and waits until the gateway has closed all of them. */
const halfOpen = async (port: number): Promise<void> => {
  const attackers = Array.from({ length: HALF_OPEN }, () =>
    connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined),
  );
  for (const socket of attackers)
    socket.write('POST /wps/system/report HTTP/1.1\r\nhost: wireframe.localhost\r\ncontent-length: 9\r\n');
  await Promise.all(attackers.map((socket) => once(socket.resume(), 'end')));
  for (const socket of attackers) socket.destroy();
};

/**
 * Fuzzed requests to every call of a gateway that is a process of its own, which alone is measured. Ends once the gateway
 * holds no connection any more.
 */
export const attackRun = async (rounds: number): Promise<AttackSample> => {
  const settings = { HUMAN: 'off', TRUST_PROXY: '1', RATE_LIMIT: '1000000' };
  const gateway = await killableGateway(settings, { brands, entry: 'watchedProcess.ts' });
  // The first process fills the database, and its memory is full of what that took: a second one is measured.
  await gateway.start();
  await gateway.killGateway();
  await gateway.start();
  const driver = floodDriver(gateway.address(), brands[0]);
  try {
    const port = Number(new URL(gateway.address()).port);
    await gateway.order('member', 'add', 'lan', '--temporary', 'no', '--brand', brands[0]);
    /** A session for each call: some of them end it. */
    const session = async (at: number): Promise<string> => {
      const row = await gateway.order('member', 'handover', 'lan', '--brand', brands[0]);
      const { value } = await driver.call('handOver', {
        body: { code: row?.code },
        ip: `10.0.${at >> 8}.${at & 255}`,
      });
      return (value as Value<'handOver'>).token ?? '';
    };
    await session(0);
    const { peak: before } = await untilQuiet(gateway.seen);
    const seen: (LoopSeen & { name: string })[] = [];
    const statuses = new Map<number, number>();
    const failed: string[] = [];
    for (const [at, name] of endpointNames.entries()) {
      const { method, path }: Endpoint = endpoints[name];
      const shapes = attackShapes(name, brands, await session(at));
      for (const sent of fc.sample(shapes, { numRuns: rounds, seed: 20 })) {
        const search = new URLSearchParams(
          Object.entries(Object(sent.fields) as object).map(([key, value]) => [key, textOf(value)]),
        );
        const body = method === 'GET' ? '' : sent.payload;
        const head =
          `${method} ${path}?${search} HTTP/1.1\r\nhost: ${sent.host}\r\n${headers.client}: test\r\n` +
          `authorization: ${sent.authorization}\r\n${sent.more}` +
          (method === 'GET'
            ? '\r\n'
            : `content-type: ${sent.type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`);
        const status = await sendRaw(port, head, body);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 501)
          failed.push(`${status} ${name} ${JSON.stringify(sent).slice(0, 200)}`);
      }
      seen.push({ name, ...(await gateway.seen()) });
    }
    await halfOpen(port);
    driver.close();
    let last = await gateway.seen();
    seen.push({ name: 'half-open connections', ...last });
    for (; (last.held[port] ?? 0) > 0; last = await gateway.seen()) await pause(100);
    const most = (key: keyof Omit<LoopSeen, 'held'>): number => Math.max(...seen.map((one) => one[key]));
    const sum = [...statuses.values()].reduce((all, count) => all + count, 0);
    const unanswered = statuses.get(0) ?? 0;
    return {
      longestBlock: most('longestBlock'),
      longestWork: most('longestWork'),
      longestCollection: most('longestCollection'),
      before,
      peak: most('peak'),
      answered: sum - unanswered,
      unanswered,
      statuses: Object.fromEntries(statuses),
      failed,
      slowest: seen
        .toSorted((a, b) => b.longestWork - a.longestWork)
        .slice(0, 5)
        .map(({ name, longestWork }) => ({ name, longestWork })),
    };
  } finally {
    driver.close();
    await gateway.close();
  }
};
