import { hash } from 'node:crypto';
import { Client } from 'pg';
import { plannedByValues } from './plannedByValues.ts';

/** A statement is prepared once it has been sent so often: those of a start or an export never are. */
const OFTEN = 8;
/** The server keeps each on every connection; what comes later is planned each time. */
const MOST_PREPARED = 500;
const MOST_COUNTED = 5_000;

/** Names for statements that are sent again and again. */
export const statementNames = () => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_PREPARED) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= MOST_COUNTED) counts.clear();
    if (count < OFTEN) {
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const given = hash('sha256', text).slice(0, 32);
    names.set(text, given);
    return given;
  };
};

const named = (config: unknown, values: unknown, nameOf: (text: string) => string | undefined): unknown => {
  const isStatement = typeof config === 'object' && config !== null && 'text' in config;
  // Without values it is one word to the server already.
  if (!isStatement || typeof config.text !== 'string' || !Array.isArray(values) || values.length === 0)
    return config;
  // Whoever prepares a statement has named it.
  if ('name' in config && config.name !== undefined) return config;
  if (config.text.includes(plannedByValues)) return config;
  return { ...config, name: nameOf(config.text) };
};

/** A connection on which the server plans a repeated statement once and not each time (decision 0019). */
export const preparingClient = (nameOf = statementNames()): typeof Client =>
  class extends Client {
    override query(config: unknown, values?: unknown, done?: unknown): never {
      return super.query(named(config, values, nameOf) as never, values as never, done as never) as never;
    }
  };
