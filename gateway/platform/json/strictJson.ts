import { jsonBounds } from './jsonBounds.ts';
import { Refusal, refuse } from '../refusal/refusal.ts';

/** Keys that reach an object's prototype when copied carelessly (security row 7). */
const poisonous: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/** Looks at the keys of a text that is known to be JSON; JSON.parse itself would keep the last of equal keys. */
const keysAreClean = (json: string): boolean => {
  const open: Set<string>[] = [];
  let text: string | undefined;
  for (const [piece] of json.matchAll(token)) {
    if (piece === '{' || piece === '[') open.push(new Set());
    else if (piece === '}' || piece === ']') open.pop();
    else if (piece === ':' && text !== undefined) {
      const key = JSON.parse(text) as string;
      const keys = open.at(-1);
      if (poisonous.has(key) || keys?.has(key)) return false;
      keys?.add(key);
    }
    text = piece.startsWith('"') ? piece : undefined;
  }
  return true;
};

// The database keeps no such character; a backslash before the `u` may itself be one that is escaped.
const nul = /(?<!\\)(?:\\\\)*\\u0000/;
const surrogate = /\\ud[89a-f]/i;

/** Half a pair of surrogates is no character, and the database keeps none. */
const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => key.isWellFormed() && isWellFormed(part));
};

/** Reads JSON; text that is none, one that is deep or wide beyond `jsonLimits`, a repeated key, a prototype key, a NUL or half a character ends the call with `bad_request`. */
export const parseStrictJson = (text: string): unknown => {
  if (!jsonBounds(text).fits) return refuse('bad_request');
  try {
    const value: unknown = JSON.parse(text);
    if (keysAreClean(text) && !nul.test(text) && (!surrogate.test(text) || isWellFormed(value))) return value;
  } catch {
    throw new Refusal('bad_request');
  }
  throw new Refusal('bad_request');
};
