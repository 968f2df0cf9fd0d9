import ts from 'typescript';
import type { Found } from './Found.ts';
import { findNodes } from './findNodes.ts';

// A class that the file takes from a list of classes is its own, or that of a part it is made of.
const OWN = '__own__';
const MADE_OF = /\.(Mui|swiper)/;

/** The text of a style's key, each `${…}` as an own class; undefined for names and media queries. */
const keyText = (name: ts.PropertyName): string | undefined => {
  const key = ts.isComputedPropertyName(name) ? name.expression : name;
  if (ts.isStringLiteral(key) || ts.isNoSubstitutionTemplateLiteral(key)) return key.text;
  if (!ts.isTemplateExpression(key)) return undefined;
  return [key.head.text, ...key.templateSpans.map(({ literal }) => literal.text)].join(OWN);
};

const NESTED = /^\s*[>+~.#[]|&/;
const GROUP = /:(?:is|where)\(([^()]*)\)/g;
// What these ask of an element is a condition: they select nothing by themselves.
const CONDITION = /:(?:not|has|nth-[\w-]+)\((?:[^()]|\([^()]*\))*\)/g;

/** Whether a part of a selector, without combinators, names a tag, a role, a class of others or anything at all. */
const namesOthers = (compound: string, combinator: string): boolean => {
  const inner = [...compound.matchAll(GROUP)].flatMap(([, list = '']) => list.split(','));
  const rest = compound
    .replaceAll(GROUP, '')
    .replaceAll(CONDITION, '')
    .replace(/::?[\w-]+$/g, '');
  if (inner.some((one) => namesOthers(one.trim(), '>'))) return true;
  if (rest.includes(OWN) || MADE_OF.test(rest)) return false;
  // Places among its own children are a layout's to space.
  if (rest === '' || rest === '*' || rest.startsWith(':')) return combinator === ' ' && inner.length === 0;
  return true;
};

const reachesOutside = (selector: string): boolean => {
  const plain = selector.replaceAll(CONDITION, '').trim();
  // Before `&` stands the condition that some ancestor is met.
  const own = plain.includes('&') ? plain.slice(plain.lastIndexOf('&')) : `& ${plain}`;
  const steps = own.split(/(\s*[>+~]\s*|\s+)(?![^(]*\))/);
  return steps.some((step, at) => at > 0 && at % 2 === 0 && namesOthers(step, steps[at - 1]?.trim() || ' '));
};

const split = (selector: string): string[] => selector.split(/,(?![^(]*\))/);

/**
 * Nested selectors that can select what others put into the part: after a combinator they name a tag, an attribute, a
 * class written out (`& p`, `> svg`, `& .actions`), or at any depth whatever stands there (`& *`). The part's own slots
 * come as `${classes.slot}`, those of MUI and Swiper by their names, places among its own children as `> *` and `> :first-of-type`. What a file writes with
 * `dangerouslySetInnerHTML` has no classes and nobody's children in it: that file dresses it by its tags.
 */
export const outsideSelectors = (source: string): Found[] =>
  source.includes('dangerouslySetInnerHTML')
    ? []
    : findNodes(source, (node) => {
        if (!ts.isPropertyAssignment(node)) return undefined;
        const key = keyText(node.name);
        if (key === undefined || key.startsWith('@') || !NESTED.test(key)) return undefined;
        return split(key).some(reachesOutside) ? node.name.getText() : undefined;
      });
