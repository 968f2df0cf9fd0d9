/** A step of a plan as `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)` writes it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  /** On average of the loops. */
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** What a plan read of a table, or of an index where rows are found by a bitmap. */
export interface PlanRead {
  readonly how: string;
  readonly of: string;
  readonly rows: number;
}

const readOf = (node: PlanNode): PlanRead[] => {
  const of = node['Relation Name'] ?? node['Index Name'];
  if (of === undefined) return [];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return [
    { how: node['Node Type'], of, rows: Math.round((node['Actual Rows'] + removed) * node['Actual Loops']) },
  ];
};

/** Every read of a plan, with the rows that it looked at, whether they were wanted or not. */
export const planReads = (node: PlanNode): PlanRead[] => [
  ...readOf(node),
  ...(node.Plans ?? []).flatMap(planReads),
];

/** Pages of the database that a plan looked at. */
export const planPages = (node: PlanNode): number => node['Shared Hit Blocks'] + node['Shared Read Blocks'];
