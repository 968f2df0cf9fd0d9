import { element } from '../element.ts';
import type { Words } from '../words.ts';

const GROUP = 8;

/** Long hex stands in groups, as it is compared by eye; what is copied has none. */
const groups = (text: string): HTMLElement[] =>
  (/^[0-9a-f]{32,}$/.test(text) ? (text.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []) : [text]).map((part) =>
    element('span', { textContent: part }),
  );

/** A value with the button that copies it. */
export const copyRow = (name: string, value: string, words: Words): HTMLElement => {
  const told = element('span', { className: 'copied', attributes: { role: 'status' } });
  const button = element('button', {
    type: 'button',
    className: 'copy',
    textContent: words.copy,
    attributes: { 'aria-label': `${words.copy}: ${name}` },
  });
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(value).then(
      () => (told.textContent = words.copied),
      () => (told.textContent = words.copyFailed),
    );
  });
  return element(
    'div',
    { className: 'copy-row' },
    element('b', { textContent: name }),
    element('code', {}, ...groups(value)),
    button,
    told,
  );
};
