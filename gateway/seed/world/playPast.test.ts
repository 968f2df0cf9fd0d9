import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { catalogue } from '../../sandbox/catalogue/catalogue.ts';
import { worldSeed } from '../../sandbox/catalogue/worldSeed.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { playPast } from './playPast.ts';

test('the world of a brand could not be made if an invented player had too little for a round (SOUND-01)', async () => {
  const gateway = await testGateway();
  const { database, clock: runtime, tenants } = gateway;
  const [tenant] = tenants.all();
  const [game] = catalogue(worldSeed).games;
  if (tenant === undefined || game === undefined) throw new Error('Nothing to play');
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 150_000n);
  for (const win of [0n, 500_000n])
    await database.transaction((tx) =>
      playPast({ tx, merchant: 'aurora', tenant, runtime }, member.row.id, {
        ...{ at: runtime.now(), game, stake: 100_000n, win },
      }),
    );
  const left = await balanceOf(
    database.queries,
    'aurora',
    { kind: 'member', owner: member.row.id },
    tenant.currency,
  );
  expect(left).toBe(50_000n);
  await gateway.close();
});
