import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { operatorCommand } from './operatorCommand.ts';

const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
};

process.exitCode = await operatorCommand({
  argv: process.argv.slice(2),
  dataDir: process.env.DATA_DIR || undefined,
  who: userInfo().username,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
});
