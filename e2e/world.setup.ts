import { test } from '@playwright/test';
import { startSite } from './support/startSite';
import { makeRoom, world } from './support/world';

test('a first start seeds the world that the journeys begin in', async () => {
  // A busy machine takes minutes; a start that hangs still ends.
  test.setTimeout(600_000);
  await makeRoom();
  const site = await startSite({ DATA_DIR: world });
  await site.stop();
});
