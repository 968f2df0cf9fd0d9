import type { Namespace } from '../namespaces.ts';

/** Every word of the language in one chunk. */
export const loadWhole = (namespace: Namespace): Promise<{ readonly default: unknown }> =>
  import(/* webpackMode: "eager" */ `../th/${namespace}.json`) as Promise<{ readonly default: unknown }>;
