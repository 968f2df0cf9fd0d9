import { keyPatterns } from './keyPatterns.ts';
import { literalMeasures } from './literalMeasures.ts';
import { outsideSelectors } from './outsideSelectors.ts';
import { themedParts } from './themedParts.ts';
import { unknownCasts } from './unknownCasts.ts';
import { untoldDefaults } from './untoldDefaults.ts';

const selectors = (...keys: string[]) =>
  outsideSelectors(
    `const Root = styled('div')({ ${keys.map((key) => `${key}: { margin: 0 },`).join('\n')} });`,
  ).map(({ text }) => text);
const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text);

test.each([
  "'& p'",
  "'& > svg'",
  "'> p'",
  "'& .actions'",
  "'& *'",
  "'& > [role=progressbar]'",
  "'& > :is(a, button)'",
  "'&:hover b'",
  "'& :first-of-type'",
  '[`& .${slot.body} > p`]',
  '[`& .${slot.row}, & .${slot.row} svg`]',
])('LIB-03 %s selects what others put into the part', (key) => {
  expect(selectors(key)).toEqual([key]);
});

test.each([
  "'&:hover'",
  "'&[aria-busy=true]'",
  "'&::after'",
  "'&:has(input:focus)'",
  "'& > *'",
  "'& > :first-of-type:not(svg)'",
  "'& > * + *'",
  "'.cards &'",
  "'& .MuiDialog-container'",
  "'@media (hover: hover)'",
  "'padding'",
  '[`& .${slot.body}`]',
  '[`&[data-open] > .${slot.body}:hover`]',
  '[media.phone]',
])('LIB-03 %s stays inside the part', (key) => {
  expect(selectors(key)).toEqual([]);
});

test('LIB-03 a nested style is looked at as well; written HTML is dressed by its tags', () => {
  const nested = "const a = { [`& .${slot.list}`]: { '& li': { margin: 0 } } };";
  expect(outsideSelectors(nested)).toEqual([{ line: 1, text: "'& li'" }]);
  expect(outsideSelectors(`${nested}\nconst b = <p dangerouslySetInnerHTML={html} />;`)).toEqual([]);
});

test('LIB-03 sizes of text, gaps and margins in pixels are counted, steps and roles are not', () => {
  const source = `const a = {
    fontSize: 13, gap: '4px 8px', marginTop: -2, margin: \`0 \${space[2]} 3px\`,
    padding: 3, width: 20, margin: 0, marginLeft: 'auto', gap: space[2], ...typography.meta, fontSize: '1.2em',
  };`;
  expect(texts(literalMeasures(source))).toEqual([
    'fontSize: 13',
    "gap: '4px 8px'",
    'marginTop: -2',
    'margin: `0 ${space[2]} 3px`',
  ]);
});

test('a cast by `unknown` is counted, any other is not', () => {
  expect(
    texts(unknownCasts('const a = b as unknown as C; const d = b as C; const e = b as unknown;')),
  ).toEqual(['b as unknown as C']);
});

test('a regular expression counts where keys of the cache are found', () => {
  expect(texts(keyPatterns('const a = /^balance/; mutate((key) => a.test(key));'))).toEqual(['/^balance/']);
  expect(texts(keyPatterns('const codes = /^[A-Z]+$/;'))).toEqual([]);
});

test('LIB-02 a part that does not read its props through the theme is told from one that does', () => {
  const source = "const props = useThemeProps({ props: given, name: 'MarqueeNote' });";
  expect(
    themedParts(['MarqueeNote', 'MarqueeForm'], [source, "styled('form', { name: 'MarqueeForm' })"]),
  ).toEqual(['MarqueeNote']);
});

test('LIB-06 a default that the comment of its prop does not tell is counted', () => {
  const part = (comment: string) => `interface NoteProps {
      ${comment}
      tone?: string;
      size?: string;
    }
    function Note(given: NoteProps) { const props = useThemeProps({ props: given }); const { tone = 'info', size } = props; }`;
  expect(texts(untoldDefaults(part('/** Its meaning. */')))).toEqual(['tone']);
  expect(untoldDefaults(part('/** @default info */'))).toEqual([]);
});
