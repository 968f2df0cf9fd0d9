import { fillTemplate, parseTemplate } from './template.ts';

const fill = (text: string, values: Record<string, string>) => fillTemplate(parseTemplate(text), values);

test('slots are filled where they stand, also beside each other', () => {
  expect(fill('<b>@@name@@@@age@@</b>@@name@@', { name: 'A', age: '21' })).toBe('<b>A21</b>A');
});

test('a section without a value leaves nothing behind', () => {
  const text = 'a@@?lead@@<p>@@lead@@</p>@@/lead@@b';
  expect(fill(text, { lead: 'x' })).toBe('a<p>x</p>b');
  expect(fill(text, { lead: '' })).toBe('ab');
});

test('blocks stand in the order asked for, where the first of them was; others are left out', () => {
  const text = '<main>@@#a@@<p>@@name@@</p>@@/a@@@@#b@@<i></i>@@/b@@@@#c@@<u></u>@@/c@@</main>';
  const inOrder = (order: string[]) => fillTemplate(parseTemplate(text), { name: 'A' }, order);
  expect(inOrder(['a', 'b', 'c'])).toBe('<main><p>A</p><i></i><u></u></main>');
  expect(inOrder(['c', 'unknown', 'a'])).toBe('<main><u></u><p>A</p></main>');
  expect(inOrder([])).toBe('<main></main>');
});

test('a value that looks like a slot is text', () => {
  expect(fill('@@name@@', { name: '@@nonce@@', nonce: 'secret' })).toBe('@@nonce@@');
});

test('a slot without a value, or named like a part of every object, throws', () => {
  expect(() => fill('@@name@@', {})).toThrow('No value for @@name@@');
  expect(() => fill('@@constructor@@', {})).toThrow('No value');
});

test('sections that cross or stay open throw', () => {
  expect(() => parseTemplate('@@?a@@@@?b@@@@/a@@@@/b@@')).toThrow('ends inside');
  expect(() => parseTemplate('@@?a@@x')).toThrow('has no end');
});
