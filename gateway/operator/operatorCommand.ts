import type { Outcome } from './act.ts';
import { helpText } from './helpText.ts';
import { OperatorError } from './OperatorError.ts';
import { operatorFile, readOperatorFile } from './operatorFile.ts';
import { parseCommand } from './parseCommand.ts';
import { printTable } from './printTable.ts';
import type { Order } from './runAct.ts';

/** Exit codes: done; refused or failed; misspelt; no gateway. */
const exitCodes = { done: 0, failed: 1, usage: 2, noGateway: 3 } as const;

export interface CommandOptions {
  readonly argv: readonly string[];
  readonly dataDir: string | undefined;
  readonly who: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

type Answer = Outcome & { readonly brand: string; readonly message?: string };

const NO_GATEWAY = 'The gateway does not run (or runs with another DATA_DIR): start it with npm start.';

/** The gateway's answer, or nothing when none answers. */
const send = async (order: Order, dataDir: string | undefined) => {
  const address = await readOperatorFile(operatorFile(dataDir));
  if (address === undefined) return undefined;
  try {
    const response = await fetch(`http://127.0.0.1:${address.port}/act`, {
      method: 'POST',
      headers: { authorization: `Bearer ${address.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    return { ok: response.ok, answer: (await response.json()) as Answer };
  } catch {
    return undefined;
  }
};

const tryParse = ({ argv, complain }: CommandOptions) => {
  try {
    return parseCommand(argv);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    complain(`${error.message}. npm run operator -- help tells what there is.`);
    return undefined;
  }
};

/** Runs one command line and answers the exit code. */
export const operatorCommand = async (options: CommandOptions): Promise<number> => {
  const { dataDir, who, print, complain } = options;
  const parsed = tryParse(options);
  if (parsed === undefined) return exitCodes.usage;
  if (parsed.kind === 'help') {
    print(helpText(parsed.command, parsed.act));
    return exitCodes.done;
  }
  const result = await send({ ...parsed.order, who }, dataDir);
  if (result === undefined) {
    complain(NO_GATEWAY);
    return exitCodes.noGateway;
  }
  const { ok, answer } = result;
  if (!ok) {
    complain(`${answer.message ?? 'The gateway refused'}.`);
    return exitCodes.failed;
  }
  print(parsed.json ? JSON.stringify(answer.rows, null, 2) : `${answer.brand}\n${printTable(answer.rows)}`);
  return answer.failed === true ? exitCodes.failed : exitCodes.done;
};
