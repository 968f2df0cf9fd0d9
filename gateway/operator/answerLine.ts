import { findAct } from './commands.ts';
import type { LineAnswer } from './lineAnswer.ts';
import { OperatorError } from './acts/OperatorError.ts';
import type { Parsed } from './parseCommand.ts';
import { readLine } from './readLine.ts';
import { runAct, type ActParts, type Order } from './runAct.ts';

interface Line {
  readonly argv: readonly string[];
  readonly who: string;
  readonly folder?: string | undefined;
  /** Somebody can answer a question. */
  readonly terminal?: boolean | undefined;
}

/** A key for what a person types, who sees it before the answer. */
const withKey = (given: Order, key: string): { readonly order: Order; readonly words: readonly string[] } => {
  const takesKey = findAct(given.command, given.act)?.options['key'] !== undefined;
  if (!takesKey || given.values['key'] !== undefined) return { order: given, words: [] };
  return { order: { ...given, values: { ...given.values, key } }, words: ['--key', key] };
};

const wantsYes = ({ order, yes }: Extract<Parsed, { kind: 'order' }>): boolean =>
  findAct(order.command, order.act)?.final === true && !yes && order.dryRun !== true;

/** Without what is for the audit and the pages alone. */
const shown = ({ change: _change, moments: _moments, ...rest }: Awaited<ReturnType<typeof runAct>>) => rest;

/** Answers a command line; what cannot be undone is tried, shown and asked for first. */
export const answerLine = async (
  parts: ActParts,
  { argv, who, folder, terminal = false }: Line,
): Promise<LineAnswer> => {
  const read = readLine(argv);
  if (read.kind !== 'order') return read;
  const { json } = read;
  const given = { ...read.order, who, folder };
  if (!wantsYes(read)) return { kind: 'done', json, ...shown(await runAct(parts, given)) };
  if (!terminal)
    throw new OperatorError(
      `"${given.command} ${given.act}" cannot be undone: add --yes, or --dry-run to see what it would do`,
    );
  const { order, words } = withKey(given, parts.runtime.newId());
  const tried = await runAct(parts, { ...order, dryRun: true });
  return { kind: 'ask', json, ...shown(tried), argv: [...argv, ...words, '--yes'] };
};
