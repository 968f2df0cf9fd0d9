import { findAct } from './commands.ts';
import { readInputs } from './acts/inputs.ts';
import type { LineAnswer } from './lineAnswer.ts';
import { OperatorError } from './acts/OperatorError.ts';
import type { Parsed } from './parseCommand.ts';

export interface Refused {
  readonly kind: 'refused';
  readonly message: string;
}

/** Does what needs no gateway; undefined for all other acts. */
export const actHere = ({
  order: { command, act, values },
  json,
}: Extract<Parsed, { kind: 'order' }>): LineAnswer | Refused | undefined => {
  const found = findAct(command, act);
  if (found?.here === undefined) return undefined;
  try {
    readInputs(found.places, values);
    return { kind: 'done', brand: values['folder'] ?? '', json, ...found.here(values) };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { kind: 'refused', message: error.message };
  }
};
