import ts from 'typescript';
import type { Found } from './Found.ts';
import { findNodes } from './findNodes.ts';

const MEASURE = /^(fontSize|gap|rowGap|columnGap|margin(Top|Right|Bottom|Left|Block|Inline)?(Start|End)?)$/;

const numberIn = (value: ts.Expression): boolean => {
  if (ts.isNumericLiteral(value)) return value.text !== '0';
  if (ts.isPrefixUnaryExpression(value)) return numberIn(value.operand);
  if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value))
    return /[1-9]\d*(\.\d+)?(px|rem)/.test(value.text);
  if (ts.isTemplateExpression(value))
    return [value.head, ...value.templateSpans.map(({ literal }) => literal)].some(({ text }) =>
      /\d(px|rem)/.test(text),
    );
  return false;
};

/** Finds font sizes, gaps and margins in literal pixels; they should be a role of `typography` or a step of `space`. */
export const literalMeasures = (source: string): Found[] =>
  findNodes(source, (node) =>
    ts.isPropertyAssignment(node) && MEASURE.test(node.name.getText()) && numberIn(node.initializer)
      ? node.getText()
      : undefined,
  );
