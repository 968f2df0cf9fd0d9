import { idPattern } from '#contract/schemas/common';
import { OperatorError } from './OperatorError.ts';

const id = new RegExp(idPattern);

/** An id as it stands in a list; what is none is refused before the database sees it. */
export const readId = (text: string): string => {
  if (!id.test(text)) throw new OperatorError(`"${text}" is no id; the list has them`);
  return text;
};
