import { join } from 'node:path';
import { runMain } from './runMain.ts';
import { tokensCommand } from './tokensCommand.ts';
import { TokensRefusal } from './TokensRefusal.ts';

const brandsDir = process.env['BRANDS_DIR'] || join(import.meta.dirname, '..', 'theme', 'brands');

await runMain(async () => {
  try {
    for (const line of await tokensCommand(process.argv.slice(2), brandsDir))
      process.stdout.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof TokensRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
});
