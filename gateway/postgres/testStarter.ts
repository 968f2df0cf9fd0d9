import { startPostgres } from './startPostgres.ts';

// A gateway's part in a process of its own, so that tests can kill it: prints one line of JSON when ready, then stays.
const [dataDir] = process.argv.slice(2);

try {
  const postgres = await startPostgres({ dataDir, log: () => {} });
  process.stdout.write(`${JSON.stringify({ pid: postgres.pid(), adopted: postgres.adopted })}\n`);
  process.once('SIGTERM', () => void postgres.stop());
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ error: (error as Error).message, name: (error as Error).name })}\n`,
  );
}
