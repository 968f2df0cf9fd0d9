import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerAccount } from './serverAccount.ts';

// A closed working folder would stop the other account, and LC_ALL=C keeps messages in the words that we look for.
export const serverSurroundings = (account: ServerAccount | undefined) => ({
  cwd: '/',
  env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  ...account,
});

/** Runs one of PostgreSQL's tools to its end as the server's account. Rejects with its exit code and `stderr`. */
export const runTool = (tool: string, args: string[], account: ServerAccount | undefined) =>
  promisify(execFile)(tool, args, serverSurroundings(account));
