import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROJECT = join(import.meta.dirname, '..');

/**
 * Starts a gateway in a process of its own, so that it does not share a thread with the measuring code. It serves one
 * brand with its full seed, and logs, sessions and rate limits are on. Only the limit of calls from one address is
 * switched off.
 */
export const benchGateway = async (brand: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  await chmod(folder, 0o755);
  await cp(join(PROJECT, 'theme', 'brands', brand), join(folder, 'brands', brand), { recursive: true });
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    BRANDS_DIR: join(folder, 'brands'),
    DEFAULT_BRAND: brand,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    RATE_LIMIT: '1000000',
    TRUST_PROXY: '1',
    HUMAN: 'off',
  };
  const child = spawn(process.execPath, [join(PROJECT, 'gateway', 'testing', 'deep', 'gatewayProcess.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The child process sends its log lines over the same channel as its port.
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^\d+$/.test(line)) resolve(line);
    });
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir: folder,
    close: async (): Promise<void> => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
