import type { Outcome } from './acts/act.ts';

interface Done extends Omit<Outcome, 'change' | 'moments'> {
  readonly brand: string;
  readonly json: boolean;
}

/** What becomes of a command line: misspelt, a question what there is, or done. */
export type LineAnswer =
  | { readonly kind: 'misspelt'; readonly message: string }
  | { readonly kind: 'help'; readonly text: string }
  /** What it would do: the command asks, and sends `argv` for a yes. */
  | ({ readonly kind: 'ask'; readonly argv: readonly string[] } & Done)
  | ({ readonly kind: 'done' } & Done);
