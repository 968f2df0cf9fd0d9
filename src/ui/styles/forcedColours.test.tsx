import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { insertStyles } from '@/testing/testStyles';
import { Note } from '../feedback/Note';
import { TextSkeleton } from '../feedback/Skeletons';
import { navBarClasses } from '../layout/NavBarRoot';

insertStyles();

/** The styles of an element that apply in forced colours only. */
const forcedStyleOf = (element: Element | null | undefined): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText.includes('forced-colors'))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => element?.matches(selectorText))
    .map(({ style }) => style.cssText)
    .join(' ');

test.each<[string, ReactElement, RegExp]>([
  ['a note', <Note key="note" tone="danger" title="Sai mật khẩu" />, /border: 1px solid/],
  ['a skeleton', <TextSkeleton key="words" lines={1} />, /outline: 1px solid/],
])('%s was a ground alone, which forced colours take away: it has an edge (SOUND-05)', (_, part, edge) => {
  const { container } = render(part);
  const drawn = container.querySelector('.MarqueeNote-root, span');
  expect(forcedStyleOf(drawn)).toMatch(edge);
});

test('the openers of the menu were boxes in forced colours: chevrons have no edge, buttons have one (SOUND-05)', () => {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync('theme/forcedColours.css', 'utf8');
  document.head.append(sheet);
  const { container } = render(
    <>
      <button type="button" className={navBarClasses.opener} />
      <button type="button">Nạp tiền</button>
    </>,
  );
  const [opener, plain] = container.querySelectorAll('button');
  expect(forcedStyleOf(plain)).toContain('outline: 1px solid');
  expect(forcedStyleOf(opener)).not.toContain('outline: 1px solid');
  sheet.remove();
});
