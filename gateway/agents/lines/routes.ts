import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { lineService } from './lineService.ts';

export const linesModule = ({ database: { queries } }: Parts) =>
  ({
    downlines: ({ caller, query, now }) => lineService(queries, now).page(caller, query),
    downlineTree: ({ caller, query, now }) => lineService(queries, now).tree(caller, query),
  }) satisfies Handlers;
