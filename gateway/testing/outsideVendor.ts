import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { balanceOf } from '../ledger/postings/balanceOf.ts';
import { compareBalances } from '../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../ledger/audit/comparison.ts';
import { runAct } from '../operator/runAct.ts';
import { bets } from '../play/bets/schema.ts';
import type { Grant } from './outside/gameVendorGrants.ts';
import { giveMoney } from './playGame.ts';
import { testGames } from './testGames.ts';
import { testGateway, type TestGateway } from './testGateway.ts';

const PROCESS = join(import.meta.dirname, 'outside', 'gameVendor.ts');
const CODE = 'ACME';

/** What the vendor offers. Amounts are minor units. */
export const acmeGames = [
  {
    gameCode: 'ACMEDRAGON',
    names: { EN: 'Dragon Gold', VI: 'Rồng Vàng' },
    gameType: 'RNG',
    category: 'JP',
    tag: 'new',
    trial: true,
    stakes: ['5000', '1000'],
    limit: '50000',
    lines: 25,
    rtp: 9_612,
    maxWin: 5_000,
    isTable: false,
    freeRounds: true,
  },
  {
    gameCode: 'ACMETABLE',
    names: { EN: 'Acme Baccarat' },
    gameType: 'LIVE',
    trial: false,
    stakes: ['10000'],
    limit: '900000',
    lines: 0,
    rtp: 9_876,
    maxWin: 9,
    isTable: true,
  },
] as const;

interface Booked {
  readonly round: string;
  readonly player: string;
  readonly state: string;
  readonly stake: number;
  readonly win: number;
  /** Free rounds that it was taken off. */
  readonly free: string | null;
}

/** The vendor's process; what it is told beside its own pages goes to `/control/…`. */
const startProcess = async () => {
  const child = fork(PROCESS);
  const [port] = (await once(child, 'message')) as [number];
  const url = `http://127.0.0.1:${port}`;
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  };
  const close = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  };
  return { url, post, close };
};

/** What both sides have written of the rounds that were played, and where their sums are. */
const readBooks = async ({ database: { queries } }: TestGateway, theirs: readonly Booked[]) => {
  const rows = await queries.select().from(bets).where(eq(bets.vassalage, CODE));
  const balance = await balanceOf(queries, 'aurora', { kind: 'vendor', owner: CODE }, 'VND');
  const line = (round: string, stake: unknown, win: unknown, free: string | null) =>
    `${round}: ${String(stake)} for ${String(win)}${free === null ? '' : ` of ${free}`}`;
  const played = theirs.filter(({ state }) => state === 'settled');
  return {
    vendor: {
      rounds: played.map(({ round, stake, win, free }) => line(round, stake, win, free)).toSorted(),
      net: String(played.reduce((sum, { stake, win }) => sum + stake - win, 0)),
      open: theirs.filter(({ state }) => !['settled', 'void', 'refused'].includes(state)).length,
    },
    gateway: {
      rounds: rows
        .filter(({ state }) => state === 'settled')
        .map(({ roundRef, stake, win, freeStake, freeWin, freeRoundsId }) =>
          line(roundRef, freeStake ?? stake, freeWin ?? win, freeRoundsId),
        )
        .toSorted(),
      net: balance.toString(),
      open: rows.filter(({ state }) => state === 'open').length,
    },
  };
};

/** A gateway on a port and a game vendor in a process of its own, which know each other as two parties do. */
export const outsideVendor = async () => {
  const vendor = await startProcess();
  const gateway = await testGateway({ gameVendors: [{ code: CODE, url: new URL(vendor.url) }] });
  const { clock, database } = gateway;
  const operate = (command: string, act: string, values: Readonly<Record<string, string>> = {}) =>
    runAct({ ...gateway, runtime: clock }, { command, act, brand: 'aurora', who: 'ops', values });
  const tellTime = () => vendor.post('control/clock', { now: clock.now().getTime() });
  const handOver = async () => {
    const { rows } = await operate('secret', 'show', { of: CODE });
    await vendor.post('control/setup', { secret: rows[0]?.secret });
  };
  await testGames(database.queries, [{ gameCode: 'RNG0001' }]);
  await vendor.post('control/setup', {
    code: CODE,
    games: acmeGames,
    sites: ['http://aurora.localhost'],
    gateway: await gateway.app.listen({ port: 0, host: '127.0.0.1' }),
  });
  await handOver();
  await tellTime();

  /** Both clocks go on; what the vendor has to say by then is said. */
  const advance = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await tellTime();
  };

  return {
    gateway,
    operate,
    advance,
    handOver,
    url: vendor.url,
    vendor: vendor.post,
    faults: (given: object = {}) => vendor.post('control/faults', given),
    offer: (games: readonly object[]) => vendor.post('control/setup', { games }),
    /** What the vendor was told of free rounds. */
    grants: async () => (await vendor.post<{ grants: Grant[] }>('control/books', {})).grants,
    heard: async () => (await vendor.post<{ heard: string[] }>('control/books', {})).heard,

    /** A member with money who opens a game of the vendor, by its page. */
    visitor: async (amount = 100_000n) => {
      const member = await gateway.members.create();
      await giveMoney(gateway, member.row.id, amount);
      const body = { gameCode: 'ACMEDRAGON', vassalage: CODE, platform: 'WEB', language: 'VI' };
      const launched = (await gateway.call('launchGame', { token: member.token, body })).body
        .value as Value<'launchGame'>;
      const { searchParams, hash } = new URL(launched.url);
      const ticket = hash.slice(1);
      const opened = await vendor.post<{ session?: string; gameCode?: string; player?: string }>('api/open', {
        merchant: searchParams.get('merchant'),
        ticket,
      });
      const { session } = opened;
      return {
        ...{ member, launched, opened, ticket },
        play: (stake = 1_000) =>
          vendor.post<{ round: string; state: string; win: number }>('api/round', { session, stake }),
        /** One round off the free rounds that the vendor knows of. */
        playFree: () =>
          vendor.post<{ round?: string; state: string; win: number; left: number }>('api/freeRound', {
            session,
          }),
        bonus: () => balanceOf(database.queries, 'aurora', { kind: 'bonus', owner: member.row.id }, 'VND'),
        money: () => balanceOf(database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND'),
      };
    },

    books: async () =>
      readBooks(gateway, (await vendor.post<{ rounds: Booked[] }>('control/books', {})).rounds),
    isSound: async () => booksAreSound(await compareBalances(database)),
    close: async (): Promise<void> => {
      await gateway.close();
      await vendor.close();
    },
  };
};

export type OutsideWorld = Awaited<ReturnType<typeof outsideVendor>>;
