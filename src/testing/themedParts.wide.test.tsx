import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  createTheme,
  ThemeProvider,
  type ComponentsPropsList,
  type ThemeOptions,
} from '@mui/material/styles';
import { render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ownComponents, type OwnComponent } from '#theme/mui/ownComponents';
import { insertStyles } from './testStyles';
import { actionParts } from './partSamples/actions';
import { dataDisplayParts } from './partSamples/dataDisplay';
import { feedbackParts } from './partSamples/feedback';
import { fieldParts } from './partSamples/fields';
import { gamingParts } from './partSamples/gaming';
import { layoutParts } from './partSamples/layout';
import { mediaParts } from './partSamples/media';
import { overlayParts } from './partSamples/overlays';
import type { PartSample } from './partSamples/partSample';

insertStyles();

const samples = Object.entries<PartSample>({
  ...actionParts,
  ...dataDisplayParts,
  ...feedbackParts,
  ...fieldParts,
  ...gamingParts,
  ...layoutParts,
  ...mediaParts,
  ...overlayParts,
});

/** A cache per test: with the styles of all earlier tests, each style query would take longer. */
let sheets = createCache({ key: 'css' });

afterEach(() => {
  sheets.sheet.flush();
  sheets = createCache({ key: 'css' });
});

const show = (element: ReactElement, name: string, options: object) => {
  const theme = createTheme({ components: { [name]: options } as ThemeOptions['components'] });
  render(
    <CacheProvider value={sheets}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
    { wrapper: MemoryRouter },
  );
};
const slotOf = (name: string, slot: string): Element => {
  const found = document.querySelector(`.${name}-${slot}`);
  if (!found) throw new Error(`${name} shows no slot '${slot}'`);
  return found;
};
/** The selectors in the component's own style sheets. */
const selectorsOf = (name: string): string[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => ('cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules] : [rule]))
    .flatMap((rule) => ('selectorText' in rule ? String(rule.selectorText).split(',') : []))
    .filter((selector) => selector.includes(`${name}-root`) && /^\s*\.css-/.test(selector))
    .map((selector) => selector.trim());
/**
 * Removes the root's class and the slots of the component and of what it is built from: `styled(FieldFrame)`, MUI,
 * Swiper.
 */
const withoutOwn = (selector: string): string => {
  const [rootClass = ''] = selector.match(/\.css-[\w-]+/) ?? [];
  const parts = rootClass.match(/Marquee\w+(?=-root)/g) ?? [];
  return selector
    .replace(rootClass, '')
    .replaceAll(new RegExp(`\\.(${[...parts, 'Mui', 'swiper'].join('|')})[\\w-]*`, 'g'), '');
};
const mark = (element: Element, slot = '') => getComputedStyle(element).getPropertyValue(`--mark${slot}`);

/** Own components that do not add their props to the theme's list. */
type Untold = Exclude<OwnComponent, keyof ComponentsPropsList>;

test('LIB-02 every own component adds its props to the theme’s list; the types name a missing one', () => {
  const untold: Record<Untold, never> = {};
  expect(untold).toEqual({});
});

test('LIB-02 every own component of the theme has a sample', () => {
  expect(samples.map(([name]) => name).toSorted()).toEqual(Object.keys(ownComponents).toSorted());
});

describe.each(samples)('LIB-02 a theme dresses %s', (name, { element, otherState, variant }) => {
  const slots = ownComponents[name as OwnComponent];

  test('in each of its slots', () => {
    const styles = Object.fromEntries(slots.map((slot) => [slot, { [`--mark${slot}`]: slot }]));
    show(
      <>
        {element}
        {otherState}
      </>,
      name,
      { styleOverrides: styles },
    );
    expect(slots.map((slot) => mark(slotOf(name, slot), slot))).toEqual([...slots]);
  });

  test('by its defaults, which reach the root', () => {
    show(element, name, { defaultProps: { 'data-default': 'theme' } });
    expect(slotOf(name, 'root')).toHaveAttribute('data-default', 'theme');
  });

  test('in one variant, and leaves the others alone', () => {
    const options = { variants: [{ props: variant, style: { '--mark': 'variant' } }] };
    show(cloneElement(element, variant), name, options);
    expect(mark(slotOf(name, 'root'))).toBe('variant');
  });

  test('by the props that the theme sets', () => {
    const ownerState = jest.fn<object, [unknown]>(() => ({}));
    show(cloneElement(element, variant), name, {
      styleOverrides: { root: ownerState },
    });
    expect(ownerState).toHaveBeenCalledWith(
      expect.objectContaining({ ownerState: expect.objectContaining(variant) as unknown }),
    );
  });

  // State selectors (`aria-…`, `:hover`) may have a higher specificity, as in MUI. A variant's selector may not,
  // because it would win over the theme.
  test('whose styles win: no look weighs more, no class of another part is selected', () => {
    show(cloneElement(element, variant), name, {});
    const heavy = selectorsOf(name).filter((selector) => withoutOwn(selector).match(/\.[a-z]|\[data-/i));
    expect(heavy).toEqual([]);
  });

  test('and its user with a ref, a class and any other attribute', () => {
    const ref = createRef<Element>();
    show(cloneElement(element, { ref, className: 'wide', id: 'part' } as object), name, {});
    expect(ref.current).toBe(slotOf(name, 'root'));
    expect(ref.current).toHaveClass('wide');
    expect(ref.current).toHaveAttribute('id', 'part');
  });
});
