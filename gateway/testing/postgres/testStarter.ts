import { startPostgres } from '../../platform/postgres/startPostgres.ts';

// Says in one line of JSON what became of the start, then stays until it is told to stop, or killed.
const [dataDir] = process.argv.slice(2);

try {
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  process.stdout.write(JSON.stringify({ pid: postgres.pid(), adopted: postgres.adopted }));
} catch (error) {
  process.stdout.write(JSON.stringify({ error: (error as Error).message }));
}
