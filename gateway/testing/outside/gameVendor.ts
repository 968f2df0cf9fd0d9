import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gameVendorBooks, type Visit } from './gameVendorBooks.ts';
import { noFaults, type Faults } from './gameVendorFaults.ts';
import { gameVendorGrants, type Grant } from './gameVendorGrants.ts';
import { gameVendorPage, gameVendorPolicy, gameVendorScript } from './gameVendorPage.ts';
import { gameVendorRounds } from './gameVendorRounds.ts';
import { gameVendorWallet, type Setup } from './gameVendorWallet.ts';

/**
 * A game vendor in a process of its own, written from docs/ports alone. Its clock and
 * its faults are set by the test (`/control/…`).
 */
let clock = Date.now();
let setup: Setup = { code: '', secret: '', gateway: '' };
let sites: readonly string[] = [];
let games: readonly { readonly gameCode: string; readonly isTable: boolean }[] = [];
const faults: Faults = { ...noFaults };

const books = gameVendorBooks();
const grants = gameVendorGrants();
const sessions = new Map<string, Visit>();
const heard: string[] = [];
const wallet = gameVendorWallet(
  () => setup,
  () => clock,
  () => faults,
);
const rounds = gameVendorRounds({ books, wallet, clock: () => clock, faults: () => faults });

type Body = Readonly<Record<string, unknown>>;

/** Free rounds as the wallet offers them. */
interface FreeOffer {
  readonly id: string;
  readonly stake: string;
  readonly left: number;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
};

const send = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

/** Whether the gateway has signed a question, within a minute of now. */
const isSigned = ({ headers }: IncomingMessage, body: string): boolean => {
  const [id = '', seconds = '', list = ''] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (Math.abs(clock - Number(seconds) * 1_000) > 60_000) return false;
  const key = Buffer.from(setup.secret.slice('whsec_'.length), 'base64');
  const expected = Buffer.from(
    `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  );
  return list
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
};

const proofOf = (name: string) => {
  const round = books.find(name);
  if (round === undefined) return { proof: null };
  const hash = createHmac('sha256', 'acme').update(name).digest('hex');
  return { proof: { hash, serverSeed: null, clientSeed: round.of.player, nonce: 0 } };
};

const questions: Readonly<Record<string, (body: Body) => unknown>> = {
  '/catalogue': () => ({ name: 'Acme Games', games }),
  '/tables': () => ({
    tables: games
      .filter(({ isTable }) => isTable)
      .map(({ gameCode }) => ({
        ...{ gameCode, seats: 7, players: 2, takesBets: true, results: ['banker', 'tie'] },
        bettingUntil: new Date(clock + 10_000).toISOString(),
      })),
  }),
  '/proof': ({ round }) => proofOf(String(round)),
  '/freeRounds': ({ type: _type, ...told }) => {
    grants.hear(told as unknown as Grant);
    return { heard: true };
  },
};

const HUGE = 40_000_000;

/** What the gateway asks. */
const answer = (response: ServerResponse, path: string, body: Body): void => {
  heard.push(`${path} ${String(body.type)}`);
  const value = questions[path]?.(body);
  const ways: Readonly<Record<Faults['answers'], () => void>> = {
    right: () => send(response, value),
    failed: () => send(response, value, 500),
    garbage: () => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"games":'),
    misshapen: () =>
      send(response, { name: 'Acme Games', games: [{ gameCode: 'x' }], tables: [{}], proof: {} }),
    huge: () => send(response, { ...(value as object), more: 'x'.repeat(HUGE) }),
    moved: () => void response.writeHead(307, { location: `/moved${path}` }).end(),
    never: () => undefined,
  };
  ways[faults.answers]();
};

const calls: Readonly<Record<string, (body: Body) => Promise<unknown>>> = {
  '/api/open': async ({ merchant, ticket }) => {
    const told = await wallet.call('authenticate', { merchant: String(merchant), ticket: String(ticket) });
    if (told.kind !== 'done') return told;
    const visit = { merchant: String(merchant), ...told.value } as unknown as Visit;
    const session = randomUUID();
    sessions.set(session, visit);
    return { session, ...visit };
  },
  '/api/round': async ({ session, stake }) => {
    const visit = sessions.get(String(session));
    if (visit === undefined) return { state: 'refused' };
    const { round, state, win } = await rounds.play(visit, { stake: Number(stake) });
    return { round, state, win };
  },
  '/api/freeRound': async ({ session }) => {
    const visit = sessions.get(String(session));
    if (visit === undefined) return { state: 'refused' };
    const told = await wallet.call('freeRounds', { merchant: visit.merchant, visit: visit.visit });
    const free = told.kind === 'done' ? (told.value.free as FreeOffer | null) : null;
    // What the wallet does not offer any more may be tried all the same, and is refused then.
    const next = free ?? grants.list().find(({ player }) => player === visit.player);
    if (next === undefined) return { state: 'none' };
    const { round, state, win } = await rounds.play(visit, { stake: Number(next.stake), free: next.id });
    return { round, state, win, left: free?.left ?? 0 };
  },
  '/control/setup': ({ sites: named, games: offered, ...given }) => {
    setup = { ...setup, ...given };
    sites = (named as typeof sites | undefined) ?? sites;
    games = (offered as typeof games | undefined) ?? games;
    return Promise.resolve({});
  },
  '/control/faults': (given) => Promise.resolve(Object.assign(faults, noFaults, given)),
  '/control/clock': async ({ now }) => {
    clock = Number(now);
    await rounds.goOnAll();
    return {};
  },
  '/control/letGo': async () => {
    await wallet.letGo();
    return {};
  },
  '/control/giveUp': async ({ round }) => (await rounds.giveUp(String(round))) ?? {},
  '/control/call': async ({ act, ...content }) =>
    wallet.call(act as Parameters<typeof wallet.call>[0], content as Record<string, string>),
  '/control/books': () =>
    Promise.resolve({ rounds: books.list(), open: books.open().length, heard, grants: grants.list() }),
};

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://vendor');
  const isControl = path.startsWith('/control/');
  if (faults.down && !isControl) return void request.socket.destroy();
  if (path === '/play')
    return void response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': gameVendorPolicy(searchParams.get('from'), sites),
      })
      .end(gameVendorPage);
  if (path === '/play.js')
    return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(gameVendorScript);
  const text = await bodyOf(request);
  const call = calls[path];
  if (call !== undefined) return send(response, await call(JSON.parse(text) as Body));
  if (questions[path] === undefined) return send(response, {}, 404);
  if (!isSigned(request, text)) return send(response, {}, 401);
  return answer(response, path, JSON.parse(text) as Body);
};

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => send(response, { failed: String(error) }, 500));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
