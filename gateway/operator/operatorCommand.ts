import type { Refused } from './actHere.ts';
import type { LineAnswer } from './lineAnswer.ts';
import { operatorFile, readOperatorFile } from './operatorFile.ts';
import { printTable } from './printTable.ts';

/** Exit codes: done; refused or failed; misspelt; no gateway. */
const exitCodes = { done: 0, failed: 1, usage: 2, noGateway: 3 } as const;

export interface CommandOptions {
  readonly argv: readonly string[];
  readonly dataDir: string | undefined;
  readonly who: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Puts a question to the person at a terminal; left out where nobody is. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
}

const NO_GATEWAY = 'The gateway does not run (or runs with another DATA_DIR): start it with npm start.';

const DRY_RUN = 'Dry run: nothing was changed. Without --dry-run this is the result.';

const QUESTION = 'This is what would be done, and it cannot be undone. Do it? (yes/no) ';

/** The gateway's answer, or nothing when none answers. It reads the line itself: the command need not know all acts. */
const send = async ({
  argv,
  who,
  dataDir,
  ask,
}: CommandOptions): Promise<LineAnswer | Refused | undefined> => {
  const address = await readOperatorFile(operatorFile(dataDir));
  if (address === undefined) return undefined;
  try {
    const response = await fetch(`http://127.0.0.1:${address.port}/act`, {
      method: 'POST',
      headers: { authorization: `Bearer ${address.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ argv, who, folder: process.cwd(), terminal: ask !== undefined }),
    });
    const answer = (await response.json()) as LineAnswer & { readonly message?: string };
    return response.ok ? answer : { kind: 'refused', message: answer.message ?? 'The gateway refused' };
  } catch {
    return undefined;
  }
};

/** Some messages are sentences already. */
const ended = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

/** Without a gateway a line can still be misspelt, ask what there is, or want what needs no gateway. */
const readHere = async (argv: readonly string[]): Promise<LineAnswer | Refused | undefined> => {
  const { readLine } = await import('./readLine.ts');
  const { actHere } = await import('./actHere.ts');
  const read = readLine(argv);
  return read.kind === 'order' ? actHere(read) : read;
};

/** Of acts on the caller's own files; a path means nothing to a gateway that runs in another folder. */
const needsNoGateway = ([command, act]: readonly string[]): boolean => command === 'brand' && act === 'check';

/** Runs one command line and answers the exit code. */
export const operatorCommand = async (options: CommandOptions): Promise<number> => {
  const { argv, print, complain } = options;
  const answer = (needsNoGateway(argv) ? undefined : await send(options)) ?? (await readHere(argv));
  switch (answer?.kind) {
    case undefined:
      complain(NO_GATEWAY);
      return exitCodes.noGateway;
    case 'help':
      print(answer.text);
      return exitCodes.done;
    case 'misspelt':
      complain(`${ended(answer.message)} npm run operator -- help tells what there is.`);
      return exitCodes.usage;
    case 'refused':
      complain(ended(answer.message));
      return exitCodes.failed;
    case 'ask': {
      complain(`${answer.brand}\n${printTable(answer.rows, answer)}`);
      const said = await options.ask?.(QUESTION);
      if (said !== undefined && /^y(?:es)?$/i.test(said.trim()))
        return operatorCommand({ ...options, argv: answer.argv });
      complain('Nothing was changed.');
      return exitCodes.failed;
    }
    case 'done':
      // A script reads the rows alone.
      if (answer.dryRun === true) (answer.json ? complain : print)(DRY_RUN);
      print(
        answer.json
          ? JSON.stringify(answer.rows, null, 2)
          : `${answer.brand}\n${printTable(answer.rows, answer)}`,
      );
      return answer.failed === true ? exitCodes.failed : exitCodes.done;
  }
};
