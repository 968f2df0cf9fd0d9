import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isSampled } from './isSampled.ts';

interface Located {
  node: { loc?: { start: { line: number } } };
  parent?: { type: string };
  hub?: { file?: { opts?: { filename?: string } } };
}

const seed = process.env['MUTATION_SEED'] ?? '1';
const share = Number(process.env['MUTATION_SHARE'] ?? '20');

/** Leaves out the top-level declarations that do not belong to the sample. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'sample', {
    shouldIgnore: (path) => {
      const { node, parent, hub } = path as Located;
      if (parent?.type !== 'Program') return undefined;
      const place = `${hub?.file?.opts?.filename ?? ''}:${node.loc?.start.line ?? 0}`;
      return isSampled(place, seed, share) ? undefined : 'not in the sample';
    },
  }),
];
