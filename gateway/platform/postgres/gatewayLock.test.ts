import { join } from 'node:path';
import { holdGatewayLock } from './gatewayLock.ts';
import { StartError } from './StartError.ts';
import { removeFolder, testFolder } from '../../testing/postgres/testFolder.ts';

test('a lock shuts out a second holder, names the first, and is free after its release', async () => {
  const folder = await testFolder();
  const path = join(folder, 'gateway.lock');
  const lock = holdGatewayLock(path, folder);
  const again = (): unknown => holdGatewayLock(path, folder);
  expect(again).toThrow(StartError);
  expect(again).toThrow(`(process ${process.pid})`);
  lock.release();
  holdGatewayLock(path, folder).release();
  await removeFolder(folder);
});
