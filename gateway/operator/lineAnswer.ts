import type { Outcome } from './acts/act.ts';

/** What becomes of a command line: misspelt, a question what there is, or done. */
export type LineAnswer =
  | { readonly kind: 'misspelt'; readonly message: string }
  | { readonly kind: 'help'; readonly text: string }
  | ({ readonly kind: 'done'; readonly brand: string; readonly json: boolean } & Outcome);
