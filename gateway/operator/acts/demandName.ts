import { trimText } from '#contract/plainText';
import { isSafeName } from '../../members/names/safeName.ts';
import { OperatorError } from './OperatorError.ts';

/** A name as it is stored. Throws OperatorError where it could pass for another; reserved ones are for the operator. */
export const demandName = (text: string): string => {
  const name = trimText(text).normalize('NFC');
  if (name !== '' && isSafeName(name)) return name;
  throw new OperatorError(`"${text}" is no name: letters of one alphabet, nothing unseen among them`);
};
