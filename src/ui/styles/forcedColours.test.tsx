import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { insertStyles } from '@/testing/testStyles';
import { Note } from '../feedback/Note';
import { TextSkeleton } from '../feedback/Skeletons';

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
