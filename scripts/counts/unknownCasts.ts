import ts from 'typescript';
import type { Found } from './Found.ts';
import { findNodes } from './findNodes.ts';

/** Finds casts that bypass type checks: `as unknown as`. */
export const unknownCasts = (source: string): Found[] =>
  findNodes(source, (node) =>
    ts.isAsExpression(node) &&
    ts.isAsExpression(node.expression) &&
    node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
      ? node.getText()
      : undefined,
  );
