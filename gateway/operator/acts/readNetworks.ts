import { open } from 'node:fs/promises';
import type { PlacedNetwork } from '../../brands/sites/networkStore.ts';
import { OperatorError } from './OperatorError.ts';
import { isCountry, readNetwork } from './readRegion.ts';

/** Faults told at once; a file of another format has one in every line. */
const MOST_FAULTS = 10;

const HEADER = 'network,country';

const lineOf = (text: string, line: number): PlacedNetwork | string => {
  const [network = '', country = '', ...more] = text.split(',').map((cell) => cell.trim());
  if (country === '' || more.length > 0) return `"${text}" is not ${HEADER}`;
  const read = readNetwork(network);
  if (read === undefined) return `"${network}" is not a network such as 203.0.113.0/24`;
  return isCountry(country) ? { line, network: read, country } : `"${country}" is not a country such as SG`;
};

/** The lines of a file. Throws OperatorError where it cannot be read. */
const linesOf = async function* (path: string): AsyncGenerator<string> {
  try {
    const file = await open(path);
    try {
      yield* file.readLines();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new OperatorError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/**
 * Networks and their countries from a CSV file with `network,country` in each line and, if wanted, in its first one.
 * Throws OperatorError with the numbers of lines that are wrong. Read line by line: lists of the world have hundreds
 * of thousands.
 */
export const readNetworks = async (path: string): Promise<PlacedNetwork[]> => {
  const networks: PlacedNetwork[] = [];
  const faults: string[] = [];
  let line = 0;
  for await (const written of linesOf(path)) {
    line += 1;
    // A byte order mark, and quotes: neither a network nor a country has any.
    const text = written.replaceAll(/[\uFEFF"]/g, '').trim();
    if (text === '' || (line === 1 && text.toLowerCase() === HEADER)) continue;
    const read = lineOf(text, line);
    if (typeof read === 'object') networks.push(read);
    else faults.push(`line ${line}: ${read}`);
    if (faults.length === MOST_FAULTS) break;
  }
  if (faults.length > 0) throw new OperatorError(`${path} cannot be loaded:\n${faults.join('\n')}`);
  if (networks.length === 0) throw new OperatorError(`${path} has no networks`);
  return networks;
};
