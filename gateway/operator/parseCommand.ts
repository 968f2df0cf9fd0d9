import { parseArgs } from 'node:util';
import { commands, findAct } from './commands.ts';
import { OperatorError } from './acts/OperatorError.ts';
import type { Order } from './runAct.ts';

export type Parsed =
  | { readonly kind: 'help'; readonly command?: string | undefined; readonly act?: string | undefined }
  | {
      readonly kind: 'order';
      readonly order: Omit<Order, 'who' | 'folder'>;
      readonly json: boolean;
      readonly yes: boolean;
    };

/** Options that every act has. */
export const commonOptions = {
  brand: { type: 'string' },
  as: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const PERSON = /^[\p{L}\p{N}](?:[\p{L}\p{N} .@_-]{0,38}[\p{L}\p{N}.])?$/u;

/** An act left out stands for looking: `flag` is `flag list`, `status` is `status show`. */
const lookingActs = ['show', 'list', 'check'] as const;

const defaultAct = (command: string): string | undefined => lookingActs.find((act) => findAct(command, act));

/** Reads a command line; throws OperatorError with one line about what is wrong with it. */
export const parseCommand = (argv: readonly string[]): Parsed => {
  const [command, ...rest] = argv;
  if (command === undefined || command === 'help' || command.startsWith('-'))
    return { kind: 'help', command: rest[0] };
  if (!Object.hasOwn(commands, command)) throw new OperatorError(`There is no command ${command}`);
  const named = rest[0] !== undefined && !rest[0].startsWith('-');
  const act = named ? rest[0] : defaultAct(command);
  if (rest.includes('--help') || rest.includes('-h'))
    return { kind: 'help', command, act: named ? act : undefined };
  const found = act === undefined ? undefined : findAct(command, act);
  if (act === undefined || found === undefined)
    throw new OperatorError(`${command} cannot ${act ?? 'do that'}`);

  const options = Object.fromEntries(
    Object.keys(found.options).map((name) => [name, { type: 'string' } as const]),
  );
  const { values, positionals } = readArguments(named ? rest.slice(1) : rest, {
    ...options,
    ...commonOptions,
  });
  const {
    brand,
    as: person,
    json = false,
    yes = false,
    'dry-run': dryRun = false,
    ...given
  } = values as Record<string, string> & { json?: boolean; yes?: boolean; 'dry-run'?: boolean };
  if (person !== undefined && !PERSON.test(person))
    throw new OperatorError('--as takes a name of 1 to 40 letters, digits, spaces, dots and dashes');
  const places = Object.keys(found.places);
  if (positionals.length > places.length) {
    throw new OperatorError(`"${positionals[places.length] ?? ''}" is one word too many`);
  }
  const placed = Object.fromEntries(positionals.map((value, index) => [places[index] ?? '', value]));
  return {
    kind: 'order',
    order: { command, act, brand, person, dryRun, values: { ...given, ...placed } },
    json,
    yes,
  };
};

/** `parseArgs` takes a number below zero for an option; this sign before it, which no command line can hold, tells it apart. */
const GUARD = '\0';
const guard = (word: string): string => (/^-\.?\d/.test(word) ? GUARD + word : word);
const unguard = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(GUARD) ? value.slice(GUARD.length) : value;

const readArguments = (
  args: readonly string[],
  options: NonNullable<Parameters<typeof parseArgs>[0]>['options'],
) => {
  try {
    const read = parseArgs({
      args: args.map(guard),
      options: options ?? {},
      allowPositionals: true,
      strict: true,
    });
    return {
      values: Object.fromEntries(Object.entries(read.values).map(([name, value]) => [name, unguard(value)])),
      positionals: read.positionals.map(unguard) as string[],
    };
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
};
