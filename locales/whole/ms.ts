import type { Namespace } from '../namespaces.ts';

/** Every word of the language in one chunk. */
export const loadWhole = (namespace: Namespace): Promise<{ readonly default: unknown }> =>
  import(/* webpackMode: "eager" */ `../ms/${namespace}.json`) as Promise<{ readonly default: unknown }>;
