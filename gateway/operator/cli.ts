import { userInfo } from 'node:os';
import { operatorCommand } from './operatorCommand.ts';

process.exitCode = await operatorCommand({
  argv: process.argv.slice(2),
  dataDir: process.env.DATA_DIR || undefined,
  who: userInfo().username,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
