import ts from 'typescript';
import type { Found } from './Found.ts';
import { findNodes } from './findNodes.ts';

/** Regular expressions of a file that finds keys of the cache: names of calls say the same, checked by their types. */
export const keyPatterns = (source: string): Found[] =>
  /\bmutate\b/.test(source)
    ? findNodes(source, (node) => (ts.isRegularExpressionLiteral(node) ? node.text : undefined))
    : [];
