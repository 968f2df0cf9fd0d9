import { chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterPaths } from './clusterPaths.ts';
import { serverAccount } from './serverAccount.ts';
import { openSocketFolder } from './socketFolder.ts';
import { removeFolder, testFolder } from '../../testing/postgres/testFolder.ts';

const account = serverAccount();

test('the socket lies in the cluster’s own run folder where its path is short enough', async () => {
  const paths = clusterPaths('/var/lib/marquee/0123456789ab');
  expect((await openSocketFolder(paths, account)).path).toBe(paths.run);
});

test('a run folder too deep for a socket path is replaced by a private short one, the same at every start', async () => {
  const base = await testFolder();
  const paths = clusterPaths(join(base, 'x'.repeat(100)));
  const folder = await openSocketFolder(paths, account);
  expect(Buffer.byteLength(join(folder.path, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103);
  expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
  expect((await openSocketFolder(paths, account)).path).toBe(folder.path);
  await folder.remove();
  await expect(stat(folder.path)).rejects.toMatchObject({ code: 'ENOENT' });
  await removeFolder(base);
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('a short folder that another account has made first is refused', async () => {
  const paths = clusterPaths(`/var/lib/${'x'.repeat(100)}`);
  const folder = await openSocketFolder(paths, account);
  await chown(folder.path, 1, 1);
  await expect(openSocketFolder(paths, account)).rejects.toThrow(/belongs to another account/);
  await folder.remove();
});
