import { and, eq, isNull } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { meetAt } from '../../testing/meetAt.ts';
import { giveMoney, playGame, vendorPages } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import type { GameView, PlayedView } from './engine/gameWire.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';
import { vendorRounds, vendorSeeds } from './schema.ts';
import { roundService } from './roundService.ts';
import { seedStore } from './seedStore.ts';
import { sessionStore } from './sessionStore.ts';
import { sendInProcess, walletClient } from './walletClient.ts';
import { silentLog } from '../../testing/silentLog.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const rich = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 1_000_000n);
  return member;
};
const launched = async ({ token }: TestMember) => {
  const body = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
  return ((await gateway.call('launchGame', { token, body })).body.value as Value<'launchGame'>).url;
};
const ownerOf = ({ row }: TestMember) =>
  ({ merchant: 'aurora', player: row.id, gameCode: 'RNG0001', mode: 'real' }) as const;
const currentSeeds = ({ row }: TestMember) =>
  gateway.database.queries
    .select()
    .from(vendorSeeds)
    .where(and(eq(vendorSeeds.player, row.id), isNull(vendorSeeds.revealedAt)));
/** The commitment of the seed that the page's round was drawn from; nothing when it was not allowed to play. */
const drawnFrom = async ({ call }: ReturnType<typeof vendorPages>, { token }: GameView, key: string) => {
  const { status, value } = await call<PlayedView>('round', { token, body: { key, stake: 1_000 } });
  if (status !== 200) return undefined;
  const [row] = await gateway.database.queries
    .select({ serverSeed: vendorSeeds.serverSeed })
    .from(vendorRounds)
    .innerJoin(vendorSeeds, eq(vendorSeeds.id, vendorRounds.seedId))
    .where(eq(vendorRounds.id, value.round.id));
  return row && (await seedHash(row.serverSeed));
};

test('GAME-12 of first openings of a game at once one seed stays in use, and no page plays from another than it shows', async () => {
  const member = await rich();
  const urls = await Promise.all(Array.from({ length: 6 }, () => launched(member)));
  const pages = vendorPages(gateway);
  const opened = await Promise.all(urls.map((url) => pages.open(url)));
  expect(await currentSeeds(member)).toHaveLength(1);
  const games = opened.filter(({ status }) => status === 200).map(({ value }) => value);
  const played: string[] = [];
  for (const [index, game] of games.entries()) {
    const commitment = await drawnFrom(pages, game, `first-open-${index}`);
    if (commitment === undefined) continue;
    expect(commitment).toBe(game.seed.hash);
    played.push(commitment);
  }
  expect(played).toHaveLength(1);
});

test('GAME-12 seeds changed at once leave one in use, and every one before is told', async () => {
  const member = await rich();
  const { call } = await playGame(gateway, member, 'RNG0001');
  const changes = await meetAt(
    gateway.database,
    (tx) => seedStore(tx, gateway.clock).lock(ownerOf(member)),
    Array.from({ length: 4 }, (_, index) => () => call('seed', { clientSeed: `mine-${index}` })),
  );
  expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await currentSeeds(member)).toHaveLength(1);
});

test('GAME-12 a page that another opening closes at the same moment draws nothing from the new seed', async () => {
  const { database, clock, app } = gateway;
  const member = await rich();
  const { game } = await playGame(gateway, member, 'RNG0001');
  const session = await sessionStore(database.queries, clock).find(game.token);
  if (session === undefined) throw new Error('The game is not open');
  await vendorPages(gateway).open(await launched(member));
  const { valid } = signingSecrets(database.queries, clock);
  const wallet = walletClient({
    send: sendInProcess(app),
    secrets: () => valid('vendor wallet'),
    runtime: clock,
  });
  const request = { engine: 'hilo', stake: 1_000 } as const;
  const late = roundService({ database, runtime: clock, wallet, log: silentLog }).play(
    session,
    'late-round',
    request,
  );
  await expect(late).rejects.toThrow('not_logged_in');
  const [seed] = await currentSeeds(member);
  expect(seed?.rounds).toBe(0);
});
