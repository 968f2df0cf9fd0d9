import type { DownlineSort } from '#contract/team';

/** A page of a whole line in an order of which there is an index of the brand. */
export interface LinePage {
  readonly sort: Exclude<DownlineSort, 'account'>;
  readonly way: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
}
