import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { complaintIn } from './complaintIn.ts';
import type { ServerAccount } from './serverAccount.ts';
import { StartError } from './StartError.ts';

// A closed working folder would stop the other account, and LC_ALL=C keeps messages in the words that we look for.
export const serverSurroundings = (account: ServerAccount | undefined) => ({
  cwd: '/',
  env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  ...account,
});

/** Runs one of PostgreSQL's tools to its end as the server's account. Throws StartError with the tool's own reason. */
export const runTool = async (
  tool: string,
  args: string[],
  account: ServerAccount | undefined,
): Promise<void> => {
  try {
    await promisify(execFile)(tool, args, serverSurroundings(account));
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    // Without words of its own the tool did not even run.
    if (!stderr) throw error;
    throw new StartError(`${basename(tool)} failed: ${complaintIn(stderr)}.`, { cause: error });
  }
};
