/** A foreground and its background, from computed styles. */
export interface ShownPair {
  /** Which component, state and text: `Button contained hover: text "primary"`. */
  name: string;
  needs: number;
  ink: Layer[];
  ground: Layer[];
}

/** The background layers, innermost first. */
interface Layer {
  color: string;
  image: string;
  opacity: number;
}

/** Borders and fills that identify a control (WCAG 1.4.11): the element and the property that draws them. */
const shapes = [
  ['.MuiOutlinedInput-notchedOutline', '', 'borderTopColor'],
  ['.MuiInput-root, .MuiFilledInput-root', '::before', 'borderBottomColor'],
  ['.MuiButton-outlined, .MuiToggleButton-root', '', 'borderTopColor'],
  ['.MuiChip-outlined, .MuiPaginationItem-outlined', '', 'borderTopColor'],
  ['.MuiSwitch-track', '', 'boxShadow'],
  ['.MuiSlider-rail, .MuiSlider-track, .MuiSlider-thumb', '', 'backgroundColor'],
  ['.MuiLinearProgress-bar, .MuiTabs-indicator', '', 'backgroundColor'],
] as const;

/** Required contrast, and the shapes to check. */
export const shownPairs = { shapes, text: 4.5, shape: 3 };

/** Runs in the page: collects every text, icon, border and focus ring in the cells of the state table. */
export function collectPairs({ shapes, text, shape }: typeof shownPairs): ShownPair[] {
  const layer = (element: Element, color?: string): Layer => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity } = style;
    return color === undefined
      ? { color: backgroundColor, image: backgroundImage, opacity: Number(opacity) }
      : { color, image: 'none', opacity: Number(opacity) };
  };
  const from = (element: Element | null): Layer[] =>
    element === null ? [] : [layer(element), ...from(element.parentElement)];
  const colorIn = (value: string) => /(?:rgba?|oklch|oklab|color)\([^)]*\)/.exec(value)?.[0] ?? value;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };

  const pairsIn = (cell: HTMLElement): ShownPair[] => {
    const { part, shown } = cell.dataset;
    const pair = (what: string, needs: number, element: Element, ink: string, on: Element | null) => ({
      name: `${part} ${shown}: ${what}`,
      needs,
      ink: [layer(element, ink), ...from(element.parentElement).map((above) => ({ ...above, color: ink }))],
      ground: from(on),
    });
    const all = (selector: string) => [...cell.querySelectorAll(selector)].filter(isSeen);

    const words = all('*')
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.tagName !== 'text' && element.tagName !== 'STYLE')
      .map((element) => {
        const word = `text "${element.textContent.trim().slice(0, 20)}"`;
        return pair(word, text, element, getComputedStyle(element).color, element);
      });
    const values = all('input:not([type=checkbox], [type=radio], [type=range])').map((element) =>
      pair('value', text, element, getComputedStyle(element).webkitTextFillColor, element),
    );
    // The number in the circle of a stepper.
    const numbers = all('svg text').map((element) => {
      const circle = element.closest('svg');
      const under = circle ? [layer(circle, getComputedStyle(circle).color)] : [];
      const number = pair('number', text, element, getComputedStyle(element).fill, circle);
      return { ...number, ground: [...under, ...number.ground] };
    });
    const rings = all('*')
      .filter((element) => getComputedStyle(element).outlineStyle !== 'none')
      .map((element) =>
        pair('ring', shape, element, getComputedStyle(element).outlineColor, element.parentElement),
      );
    // WCAG 1.4.11 exempts disabled controls.
    if (shown === 'disabled') return [...words, ...values];

    const icons = all('svg:not(:has(text))').map((element) =>
      pair('icon', shape, element, getComputedStyle(element).color, element.parentElement),
    );
    const edges = shapes.flatMap(([selector, pseudo, property]) =>
      all(selector).map((element) => {
        const ink = colorIn(getComputedStyle(element, pseudo)[property]);
        const outside = element.closest('.MuiInputBase-root') ?? element;
        return pair(`edge of ${element.className}`, shape, element, ink, outside.parentElement);
      }),
    );
    const thumbs = all('.MuiSwitch-thumb').map((element) => {
      const track = element.closest('.MuiSwitch-root')?.querySelector('.MuiSwitch-track') ?? null;
      return pair('thumb', shape, element, getComputedStyle(element).backgroundColor, track);
    });
    return [...words, ...values, ...numbers, ...rings, ...icons, ...edges, ...thumbs];
  };
  return [...document.querySelectorAll<HTMLElement>('[data-shown]')].flatMap(pairsIn);
}

/** Runs in the page: finds controls of the resting column that show no focus ring under keyboard focus. */
export async function withoutRing(): Promise<string[]> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const missed: string[] = [];
  for (const cell of document.querySelectorAll<HTMLElement>('[data-shown=rest]')) {
    const controls = cell.querySelectorAll<HTMLElement>('button, a, [tabindex="0"], input:not([type=text])');
    for (const control of controls) {
      control.focus();
      await frame();
      const ringed = [...cell.querySelectorAll('*')].some(
        (element) => getComputedStyle(element).outlineStyle !== 'none',
      );
      const field = control.closest('.Mui-focused');
      if (document.activeElement === control && !ringed && !field)
        missed.push(`${cell.dataset['part']}: ${control.outerHTML.slice(0, 80)}`);
    }
  }
  return missed;
}
