import { bets } from '../../play/bets/schema.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { sweepRounds } from './retention.ts';
import { roundStore } from './roundStore.ts';
import { vendorRounds, vendorSeeds } from './schema.ts';

const DAY = 24 * 3_600_000;

test('GAME-12 rounds can be proved for 90 days; one that has not ended stays, and bets stay in any case', async () => {
  const gateway = await testGateway();
  const { database, clock } = gateway;
  const { queries } = database;
  const sweep = () => sweepRounds({ database, runtime: clock });
  const counts = () => Promise.all([vendorRounds, vendorSeeds, bets].map((table) => queries.$count(table)));
  await testGames(queries, [{ gameCode: 'RNG0001' }]);
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 1_000_000n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  for (const key of ['first-round', 'second-round']) await call('round', { key, stake: 1_000 });
  await call('seed', { clientSeed: 'mine' });
  const [first] = await queries.select().from(vendorRounds).orderBy(vendorRounds.nonce);
  await roundStore(queries).advance(first?.id ?? '', 'settled', 'staked');

  clock.advance(89 * DAY);
  await sweep();
  expect(await counts()).toEqual([2, 2, 2]);
  clock.advance(2 * DAY);
  await sweep();
  expect(await counts()).toEqual([1, 2, 2]);
  await roundStore(queries).advance(first?.id ?? '', 'staked', 'settled');
  await sweep();
  // The pair in use is told to nobody yet and stays.
  expect(await counts()).toEqual([0, 1, 2]);
  await gateway.close();
});
