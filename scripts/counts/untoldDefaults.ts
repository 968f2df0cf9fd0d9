import ts from 'typescript';
import type { Found } from './Found.ts';
import { findNodes } from './findNodes.ts';

/** Names of props with a default value in the component: `const { tone = 'neutral' } = props`. */
const filledIn = (source: string): string[] =>
  findNodes(source, (node) =>
    ts.isBindingElement(node) &&
    node.initializer &&
    ts.isVariableDeclaration(node.parent.parent) &&
    node.parent.parent.initializer?.getText() === 'props'
      ? (node.propertyName ?? node.name).getText()
      : undefined,
  ).map(({ text }) => text);

/** Finds props whose default is missing from their comment as `@default`, where Storybook reads it. */
export const untoldDefaults = (source: string): Found[] => {
  const names = filledIn(source);
  return findNodes(source, (node) => {
    if (!ts.isPropertySignature(node) || !node.questionToken) return undefined;
    if (!names.includes(node.name.getText())) return undefined;
    const told = ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'default');
    return told ? undefined : node.name.getText();
  });
};
