import ts from 'typescript';
import type { Found } from './Found.ts';
import { findNodes } from './findNodes.ts';

/** Finds regular expressions that match cache keys. Names of calls do the same and are type-checked. */
export const keyPatterns = (source: string): Found[] =>
  /\bmutate\b/.test(source)
    ? findNodes(source, (node) => (ts.isRegularExpressionLiteral(node) ? node.text : undefined))
    : [];
