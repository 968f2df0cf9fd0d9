import { keyframes } from '@emotion/react';
import { serializeStyles as emotions } from '@emotion/serialize';
import { serializeStyles } from './serializeStyles.ts';

const props = { theme: { space: 4 } };
const card = { width: 165, '& b': { fontWeight: 600 } };
const spaced = ({ theme }: typeof props) => ({ gap: theme.space });

test('one look is one text, however many elements wear it', () => {
  const first = serializeStyles([card, spaced], {}, props);
  expect(serializeStyles([card, spaced], {}, props)).toBe(first);
  expect(serializeStyles([card], {}, props)).not.toBe(first);
});

test('a component with one style that is already inserted is not evaluated again', () => {
  const written = emotions([{ height: 220 }], {});
  const styles = [() => undefined, () => written, () => null];
  expect(serializeStyles(styles, {}, props)).toBe(written);
});

test('the result equals that of Emotion', () => {
  const rise = keyframes({ from: { opacity: 0 } });
  const styles = [card, spaced, { animation: `${rise} 1s` }, 'color:red;'];
  expect(serializeStyles(styles, {}, props)).toEqual(emotions(styles, {}, props));
});

test('a template is taken as it is', () => {
  const template = Object.assign(['width:', 'px;'], { raw: ['width:', 'px;'] });
  expect(serializeStyles([template, 5], {}, props).styles).toBe('width:5px;');
});
