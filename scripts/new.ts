import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newCommand } from './new/newCommand.ts';
import { NewRefusal } from './new/NewRefusal.ts';
import { runMain } from './runMain.ts';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

await runMain(async () => {
  try {
    for (const [path, text] of Object.entries(await newCommand(process.argv.slice(2), read))) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      process.stdout.write(`${path}\n`);
    }
  } catch (error) {
    if (!(error instanceof NewRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
});
