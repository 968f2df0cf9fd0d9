import { render } from '@testing-library/react';
import { surviveTranslation } from './surviveTranslation';

const own = Object.getOwnPropertyDescriptors(Node.prototype);
beforeEach(() => surviveTranslation());
afterEach(() => Object.defineProperties(Node.prototype, own));

/** Wraps every text of the page, as a browser's translator does; `replaces` puts new texts in place of React's own. */
const translate = (replaces: boolean): void => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(replaces ? document.createTextNode(`[${text.data}]`) : text);
  }
};

function Price({ step }: { step: number }) {
  return (
    <p>
      {step === 1 && <b>up</b>}
      Odds
      {step !== 2 && ' now'} {step} of {step + 1}
      {step === 0 ? 'first' : <i>then</i>}
      <span>{`price ${step}`}</span>
    </p>
  );
}

const wordsOf = (step: number): string =>
  [
    step === 1 ? 'up' : '',
    'Odds',
    step === 2 ? '' : ' now',
    ` ${step} of ${step + 1}`,
    step === 0 ? 'first' : 'then',
    `price ${step}`,
  ].join('');

test.each([true, false])(
  'FIX-01 a page that is translated (texts replaced: %s) keeps showing what is true',
  (replaces) => {
    const { container, rerender } = render(<Price step={0} />);
    for (const step of [1, 2, 0, 1, 0, 2]) {
      translate(replaces);
      rerender(<Price step={step} />);
      expect(container.textContent?.replace(/[[\]]/g, '')).toBe(wordsOf(step));
    }
  },
);

test('nodes that nobody moved are removed and inserted as ever', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.insertBefore(second, null);
  list.insertBefore(first, second);
  expect([...list.children]).toEqual([first, second]);
  list.removeChild(first);
  expect([...list.children]).toEqual([second]);
});
