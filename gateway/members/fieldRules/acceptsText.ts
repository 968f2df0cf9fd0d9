import { RE2JS } from 're2js';
import { workerPattern } from './workerPattern.ts';

/** Expressions the operator has set are few; hostile ones must not fill the memory. */
const KEPT = 200;
const compiled = new Map<string, RE2JS | undefined>();

const compile = (source: string): RE2JS | undefined => {
  if (compiled.has(source)) return compiled.get(source);
  let made: RE2JS | undefined;
  try {
    made = RE2JS.compile(source);
  } catch {
    made = undefined;
  }
  if (compiled.size >= KEPT) compiled.clear();
  compiled.set(source, made);
  return made;
};

/**
 * Whether a text fits the server's own expression (design §7): by a linear-time engine, else, for look-ahead and the
 * like, in a worker with a limit. Undefined where the expression is bad or slow: then it says nothing.
 */
export const acceptsText = (source: string, text: string): Promise<boolean | undefined> => {
  const pattern = compile(source);
  return pattern === undefined ? workerPattern(source, text) : Promise.resolve(pattern.test(text));
};
