/** The table of reports and records, with the most slots of all own components. */
export const tableComponents = {
  MarqueeContractTable: [
    'root',
    'tools',
    'scroll',
    'table',
    'caption',
    'head',
    'headCell',
    'sort',
    'row',
    'cell',
    'totals',
    'total',
    'totalLabel',
    'figures',
    'labelled',
    'paging',
  ],
} as const;
