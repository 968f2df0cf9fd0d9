import { fillTemplate, parseTemplate } from '../gateway/front/template.ts';
import { markQuotedWords, markWords } from './markWords.ts';

const words = { shell: { footer: { age: 'From {{age}}' }, list: ['a'] } };

test('words with marks are the product’s when filled, and a brand’s own where it has some', () => {
  const rendered = markWords(words).shell.footer.age.replace('{{age}}', '21');
  const fill = (own?: Record<string, string>) => fillTemplate(parseTemplate(rendered), {}, [], own);
  expect(fill()).toBe('From 21');
  expect(fill({ 'shell.footer.age': '{{age}} & more' })).toBe('21 &amp; more');
  expect(fill({ 'shell.footer': 'x' })).toBe('From 21');
});

test('quoted words keep their places open, and stay JSON with any own text', () => {
  const json = JSON.stringify(markQuotedWords(words));
  const fill = (own?: Record<string, string>): unknown =>
    JSON.parse(fillTemplate(parseTemplate(json), {}, [], own));
  expect(fill()).toEqual(words);
  expect(fill({ 'shell.footer.age': '"{{age}}" \\ </script>' })).toEqual({
    shell: { footer: { age: '"{{age}}" \\ </script>' }, list: ['a'] },
  });
});
