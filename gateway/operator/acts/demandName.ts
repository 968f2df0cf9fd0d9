import { trimText } from '#contract/plainText';
import { isSafeName } from '../../members/names/safeName.ts';
import { OperatorError } from './OperatorError.ts';

/** A name as it is stored. Throws OperatorError where it could pass for another; reserved ones are for the operator. */
export const demandName = (text: string): string => {
  const name = trimText(text).normalize('NFC');
  if (name !== '' && isSafeName(name)) return name;
  throw new OperatorError(`"${text}" is no name: letters of one alphabet, nothing unseen among them`);
};

/** Longest name of an account on the wire. */
const LONGEST = 64;

/** The name of an account: short, and without blanks, which cannot be typed at the log-in. */
export const requireAccount = (text: string): string => {
  const name = demandName(text);
  if (/\s/.test(name)) throw new OperatorError(`"${text}" is no account: it has a blank`);
  if ([...name].length > LONGEST) throw new OperatorError(`An account has at most ${LONGEST} characters`);
  return name;
};
