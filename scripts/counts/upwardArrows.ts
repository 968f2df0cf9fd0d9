import { execFileSync } from 'node:child_process';

interface Cruised {
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

/** Imports from a higher layer, found by dependency-cruiser in these folders. */
export const upwardArrows = (folders: readonly string[]): string[] => {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const output = execFileSync('depcruise', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return (JSON.parse(output) as Cruised).summary.violations
    .filter(({ rule }) => rule.name.endsWith('looks-up'))
    .map(({ from, to }) => `${from} -> ${to}`);
};
