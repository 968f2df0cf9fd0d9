import ts from 'typescript';
import type { Found } from './Found.ts';
import { findNodes } from './findNodes.ts';

// A class from a list of classes belongs to the component or to a component that it is built from.
const OWN = '__own__';
const MADE_OF = /\.(Mui|swiper)/;

/** The selector text of a style's key, with each `${…}` as an own class; undefined for names and media queries. */
const keyText = (name: ts.PropertyName): string | undefined => {
  const key = ts.isComputedPropertyName(name) ? name.expression : name;
  if (ts.isStringLiteral(key) || ts.isNoSubstitutionTemplateLiteral(key)) return key.text;
  if (!ts.isTemplateExpression(key)) return undefined;
  return [key.head.text, ...key.templateSpans.map(({ literal }) => literal.text)].join(OWN);
};

const NESTED = /^\s*[>+~.#[]|&/;
const GROUP = /:(?:is|where)\(([^()]*)\)/g;
// Arguments of these pseudo-classes are conditions: they select nothing by themselves.
const CONDITION = /:(?:not|has|nth-[\w-]+)\((?:[^()]|\([^()]*\))*\)/g;

/** Whether one compound of a selector selects by tag, role or a class of another component, or selects everything. */
const namesOthers = (compound: string, combinator: string): boolean => {
  const inner = [...compound.matchAll(GROUP)].flatMap(([, list = '']) => list.split(','));
  const rest = compound
    .replaceAll(GROUP, '')
    .replaceAll(CONDITION, '')
    .replace(/::?[\w-]+$/g, '');
  if (inner.some((one) => namesOthers(one.trim(), '>'))) return true;
  if (rest.includes(OWN) || MADE_OF.test(rest)) return false;
  // A layout may space its own children by their position.
  if (rest === '' || rest === '*' || rest.startsWith(':')) return combinator === ' ' && inner.length === 0;
  return true;
};

const reachesOutside = (selector: string): boolean => {
  const plain = selector.replaceAll(CONDITION, '').trim();
  // The part before `&` is a condition on an ancestor.
  const own = plain.includes('&') ? plain.slice(plain.lastIndexOf('&')) : `& ${plain}`;
  const steps = own.split(/(\s*[>+~]\s*|\s+)(?![^(]*\))/);
  return steps.some((step, at) => at > 0 && at % 2 === 0 && namesOthers(step, steps[at - 1]?.trim() || ' '));
};

const split = (selector: string): string[] => selector.split(/,(?![^(]*\))/);

/**
 * Finds nested selectors that could match content passed into the component. After a combinator they name a tag, an
 * attribute or a literal class (`& p`, `> svg`, `& .actions`), or match everything at any depth (`& *`). Allowed are
 * own slots as `${classes.slot}`, slots of MUI and Swiper by name, and positions among own children (`> *`, `>
 * :first-of-type`). A file that uses `dangerouslySetInnerHTML` is exempt: its HTML has no classes and no children
 * passed in, so tags are the only way to style it.
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
