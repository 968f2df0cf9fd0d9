import type { Database, Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { GameVendors } from '../../catalogue/vendors/GameVendors.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { AmountCell } from '../../ledger/money/amountCell.ts';
import type { Inputs, Values } from './inputs.ts';

/** What an act works with; the audit row is written in the same transaction. */
export interface ActContext {
  readonly tx: Queries;
  /** For acts that only look and need a snapshot of their own. */
  readonly database: Database;
  readonly runtime: Runtime;
  /** The brand that was named. */
  readonly tenant: Tenant;
  readonly merchant: string;
  readonly brands: readonly Tenant[];
  readonly vendors: GameVendors;
  readonly now: Date;
}

/** For what is asked of parties outside and read from files before the transaction begins, which must not wait for them. */
export interface AskContext extends Pick<ActContext, 'tenant' | 'vendors'> {
  /** Paths are relative to it: the folder in which the command runs. */
  readonly folder: string;
}

export type Cell = string | number | boolean | AmountCell | null;

export interface Outcome {
  /** Printed as a table, or as JSON. */
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  /** An act that changed something says what, before and after; it goes into the audit. Never a secret. */
  readonly change?: {
    readonly target: string;
    readonly before: unknown;
    readonly after: unknown;
    /** Minor units that the operator chose to move; the operator's caps apply to it. */
    readonly moved?: bigint;
  };
  /** Later moments at which pages change because of it. */
  readonly moments?: readonly Date[];
  /** Printed in place of a table without rows. */
  readonly whenEmpty?: string;
  /** Long cells are printed to their end. */
  readonly uncut?: boolean;
  /** A dry run: nothing was changed. */
  readonly dryRun?: boolean;
  /** The act has found something wrong: the command ends with an error. */
  readonly failed?: boolean;
}

export interface Act {
  readonly summary: string;
  /** Given by place, in this order. */
  readonly places: Inputs;
  /** Given by name. */
  readonly options: Inputs;
  /** Cannot be undone: a terminal shows the result and asks first, a script adds `--yes`. */
  readonly final?: true;
  /** Asks a party outside or reads a file; `run` gets its answer as its third argument. */
  readonly ask?: (context: AskContext, values: never) => Promise<unknown>;
  readonly run: (context: ActContext, values: never, answer: never) => Promise<Outcome>;
  /** In place of `run` for what needs no gateway: the command does it by itself, on the caller's own files. */
  readonly here?: (values: Readonly<Record<string, string>>) => Outcome;
}

/** Types the values that `run` receives by the inputs declared beside it. */
export const act = <
  const Places extends Inputs,
  const Options extends Inputs,
  Answer = undefined,
>(definition: {
  readonly summary: string;
  readonly places?: Places;
  readonly options?: Options;
  readonly final?: true;
  readonly ask?: (context: AskContext, values: Values<Places> & Values<Options>) => Promise<Answer>;
  readonly run: (
    context: ActContext,
    values: Values<Places> & Values<Options>,
    answer: Answer,
  ) => Promise<Outcome>;
  readonly here?: Act['here'];
}): Act => ({ places: {}, options: {}, ...definition });

export interface Command {
  readonly summary: string;
  readonly acts: Readonly<Record<string, Act>>;
  /** Whether its acts change what open pages show: they ask anew after each change. */
  readonly shown?: true;
  /** Command lines without `npm run operator --`. */
  readonly examples: readonly string[];
}
