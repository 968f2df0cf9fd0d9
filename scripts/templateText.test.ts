import { fillTemplate, parseTemplate } from '../gateway/front/template.ts';
import { templateText } from './templateText.ts';

const words = {
  shell: { footer: { warning: 'Bets can be lost.', demo: 'This is a "demonstration".', age: '21+' } },
};

const values = Object.fromEntries(
  [
    ...[
      'nonce',
      'title',
      'description',
      'address',
      'preview',
      'favicon',
      'touchIcon',
      'pageColor',
      'name',
      'boot',
    ],
    ...['displayFace', 'brandSheet', 'feeds', 'logoKind', 'playMoney'],
  ].map((name) => [name, name]),
);

const wordsIn = (given: Readonly<Record<string, string>>, shown: unknown = words): unknown => {
  const template = templateText({
    tag: 'en',
    scripts: [],
    styles: '',
    sheet: '',
    markup: '<p></p>',
    words: shown,
  });
  const [, json = ''] =
    /id="words"[^>]*>(.*?)<\/script>/s.exec(fillTemplate(parseTemplate(template), given)) ?? [];
  return JSON.parse(json);
};

test('a document of production held the words of a demonstration (SOUND-03)', () => {
  expect(wordsIn(values)).toEqual(words);
  const { demo: _demo, ...footer } = words.shell.footer;
  expect(wordsIn({ ...values, playMoney: '' })).toEqual({ shell: { footer } });
});

test('words of another shape are refused: their demonstration would stay', () => {
  expect(() => wordsIn(values, { shell: {} })).toThrow('none for play money');
});
