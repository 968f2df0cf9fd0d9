import ts from 'typescript';
import type { Found } from './Found.ts';

/** Calls `read` for each node of a source file and collects its results; `read` returns undefined to skip a node. */
export const findNodes = (source: string, read: (node: ts.Node) => string | undefined): Found[] => {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const text = read(node);
    if (text !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
