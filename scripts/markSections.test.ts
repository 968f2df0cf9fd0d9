import { fillTemplate, parseTemplate } from '../gateway/front/template.ts';
import { findDiv, findSection, markSections } from './markSections.ts';

const full = '<div><p>1</p><div>2<b>3</b></div><p>4</p></div>';

const cut = {
  first: '<div><div>2<b>3</b></div><p>4</p></div>',
  second: '<div><p>1</p><p>4</p></div>',
  inner: '<div><p>1</p><div>2</div><p>4</p></div>',
  last: '<div><p>1</p><div>2<b>3</b></div></div>',
} as const;

const marked = markSections(
  full,
  Object.entries(cut).map(([name, without]) => ({ name, ...findSection(full, without) })),
);

const all = { first: 'y', second: 'y', inner: 'y', last: 'y' };

test('a template with every part present is the full rendering', () => {
  expect(fillTemplate(parseTemplate(marked), all)).toBe(full);
});

test.each(Object.entries(cut))('leaving out %s gives what was rendered without it', (name, without) => {
  expect(fillTemplate(parseTemplate(marked), { ...all, [name]: '' })).toBe(without);
});

test('an outer part takes its inner part with it', () => {
  expect(fillTemplate(parseTemplate(marked), { ...all, second: '', inner: '' })).toBe(cut.second);
});

test('two renderings that differ in more than one place are refused', () => {
  expect(() => findSection('<p>1</p><i>2</i><b>3</b>', '<i>2</i>')).toThrow('do not differ by one run');
  expect(() => findSection('<p></p>', '<p></p>')).toThrow('do not differ by one run');
});

test('an element is found with its content; a missing or unclosed one is refused', () => {
  const text = '<main><div class="a"><div>1</div><p></p></div><div class="b"></div></main>';
  const run = (name: string) => {
    const { from, to } = findDiv(text, name);
    return text.slice(from, to);
  };
  expect(run('a')).toBe('<div class="a"><div>1</div><p></p></div>');
  expect(run('b')).toBe('<div class="b"></div>');
  expect(() => run('c')).toThrow('no whole element');
  expect(() => findDiv('<div class="a"><div></div>', 'a')).toThrow('no whole element');
});
