import { helpText } from './helpText.ts';
import type { LineAnswer } from './lineAnswer.ts';
import { OperatorError } from './acts/OperatorError.ts';
import { parseCommand, type Parsed } from './parseCommand.ts';

/** Reads a command line; what is not an order is answered at once. */
export const readLine = (
  argv: readonly string[],
): Exclude<LineAnswer, { kind: 'done' }> | Extract<Parsed, { kind: 'order' }> => {
  try {
    const parsed = parseCommand(argv);
    return parsed.kind === 'help' ? { kind: 'help', text: helpText(parsed.command, parsed.act) } : parsed;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { kind: 'misspelt', message: error.message };
  }
};
