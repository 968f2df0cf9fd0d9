import type { Act } from './acts/act.ts';
import { commands, findAct } from './commands.ts';

const START = 'npm run operator --';

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
};

const usage = (command: string, name: string, { places, options }: Act): string => {
  const words = Object.keys(places).map((place) => `<${place}>`);
  return [START, command, name, ...words, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(
    ' ',
  );
};

const general = (): string[] => [
  `${START} <command> <act> [values] [--brand <key>] [--as <name>] [--dry-run] [--yes] [--json]`,
  '',
  ...columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
  '',
  'Without --brand the default brand is meant. help <command> tells what it can do.',
  '--as names in the audit who gives the command. --dry-run shows the result and changes nothing.',
  'What cannot be undone is shown and asked for first; a script adds --yes. Amounts are whole units of the currency.',
];

const ofCommand = (name: string): string[] => {
  const command = commands[name];
  if (command === undefined) return general();
  return [
    command.summary,
    '',
    ...columns(Object.entries(command.acts).map(([act, { summary }]) => [`${name} ${act}`, summary])),
    '',
    'Examples',
    ...command.examples.map((example) => `  ${START} ${example}`),
  ];
};

const ofAct = (name: string, actName: string, found: Act): string[] => {
  const inputs = [
    ...Object.entries(found.places).map(([place, input]) => [`<${place}>`, input] as const),
    ...Object.entries(found.options).map(([option, input]) => [`--${option}`, input] as const),
  ];
  return [
    found.summary,
    ...(found.final ? ['It cannot be undone: a script adds --yes.'] : []),
    '',
    `  ${usage(name, actName, found)}`,
    ...(inputs.length > 0 ? [''] : []),
    ...(inputs.length > 0
      ? columns(
          inputs.map(([label, { kind, help, choices, longest, required }]) => [
            label,
            [
              help,
              choices && `one of ${choices.join(', ')}`,
              kind === 'money' && 'an amount in whole units',
              longest && `at most ${longest} characters`,
              required && 'required',
            ]
              .filter(Boolean)
              .join('; '),
          ]),
        )
      : []),
  ];
};

/** Help on everything, on one command or on one act. */
export const helpText = (command?: string, act?: string): string => {
  const found = command === undefined || act === undefined ? undefined : findAct(command, act);
  if (command !== undefined && act !== undefined && found !== undefined) {
    return ofAct(command, act, found).join('\n');
  }
  return (command !== undefined && Object.hasOwn(commands, command) ? ofCommand(command) : general()).join(
    '\n',
  );
};
