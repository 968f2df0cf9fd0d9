/** A control that is partly hidden or cannot be reached. */
export interface ControlFault {
  /** The control's role and name: `button "Nạp tiền"`. */
  control: string;
  fault: string;
}

/**
 * Runs in the page: finds every control that is cut off by the window, a box around it or another element, and every
 * control with cut text.
 */
export function findCutControls(): ControlFault[] {
  /** Tolerance for rounding, in pixels. */
  const slack = 1.5;
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role^=menuitem]';
  // Items outside a carousel's box are reachable by a swipe or by the carousel's arrows, which are controls
  // themselves.
  const strips = '.swiper, [aria-roledescription=carousel]';
  const faults: ControlFault[] = [];
  const style = (element: Element) => getComputedStyle(element);
  const parents = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];

  const nameOf = (control: Element) => {
    const name =
      control.getAttribute('aria-label') ?? (control.textContent.trim() || control.getAttribute('name'));
    return `${control.tagName.toLowerCase()} "${name?.slice(0, 40) ?? ''}"`;
  };
  const isUnseen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= slack || height <= slack || style(element).clipPath === 'inset(50%)';
  };
  /** The visible element of a control: the label or box that stands for a hidden input. */
  const faceOf = (control: Element): Element | null => {
    const drawn = !isUnseen(control) && style(control).opacity !== '0';
    return drawn
      ? control
      : control instanceof HTMLInputElement
        ? (control.closest('label') ?? control.parentElement)
        : null;
  };
  const isShown = (face: Element) =>
    face.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isUnseen(face) &&
    face.closest('[aria-hidden=true], [inert]') === null;

  /** The boxes that contain an element, without those that its `position` removes it from. */
  const boxesAround = (element: Element) => {
    const boxes: Element[] = [];
    let { position } = style(element);
    for (const parent of parents(element)) {
      const its = style(parent);
      const holds =
        its.transform !== 'none' || its.containerType !== 'normal' || its.contain.includes('paint');
      if (position === 'fixed' && !holds) continue;
      if (position === 'absolute' && its.position === 'static' && !holds) continue;
      if (parent !== document.body && parent !== document.documentElement) boxes.push(parent);
      position = its.position;
    }
    return boxes;
  };
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const cuts = (overflow: string) => overflow !== 'visible';

  /** Scrolls only what a user can scroll, until the element (or the given height of it) is in the middle. */
  const bringIntoView = (element: Element, height?: number) => {
    for (const box of boxesAround(element)) {
      const [at, its] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      const { overflowX, overflowY } = style(box);
      if (scrolls(overflowX) && box.scrollWidth > box.clientWidth)
        box.scrollLeft += at.left + at.width / 2 - its.left - its.width / 2;
      if (scrolls(overflowY) && box.scrollHeight > box.clientHeight)
        box.scrollTop += (height ?? at.top + at.height / 2) - its.top - its.height / 2;
    }
    const { top, bottom } = element.getBoundingClientRect();
    const middle = height ?? (top + bottom) / 2;
    if (height !== undefined || top < innerHeight * 0.2 || bottom > innerHeight * 0.8)
      window.scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' });
  };

  const cutBy = (face: Element): string | null => {
    const { left, right, top, bottom, width, height } = face.getBoundingClientRect();
    if (left < -slack || right > innerWidth + slack)
      return `stands out of the window: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`;
    if (height < innerHeight && (top < -slack || bottom > innerHeight + slack))
      return `cannot be scrolled to: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
    for (const box of boxesAround(face)) {
      const { overflowX, overflowY } = style(box);
      const its = box.getBoundingClientRect();
      const [start, end] = [its.left + box.clientLeft, its.left + box.clientLeft + box.clientWidth];
      const [over, under] = [its.top + box.clientTop, its.top + box.clientTop + box.clientHeight];
      const wide = scrolls(overflowX) && width > box.clientWidth;
      const tall = scrolls(overflowY) && height > box.clientHeight;
      const across = cuts(overflowX) && !wide && (left < start - slack || right > end + slack);
      const along = cuts(overflowY) && !tall && (top < over - slack || bottom > under + slack);
      if (across || along)
        return `is cut ${across ? 'across' : 'along'} by ${box.tagName.toLowerCase()}.${box.className}`;
    }
    return null;
  };

  /**
   * The points of an element that must be on top: its centre and its corners inside the border radius; for text, a
   * point on each line.
   */
  const placesOf = (face: Element): [number, number][] => {
    const isText = style(face).display === 'inline';
    const boxes = isText ? [...face.getClientRects()] : [face.getBoundingClientRect()];
    return boxes.flatMap(({ left, top, width, height }) => {
      const radius = Math.min(Number.parseFloat(style(face).borderTopLeftRadius) || 0, width / 2, height / 2);
      const edge = Math.min(2 + radius * 0.3, width / 2, height / 2);
      const [right, bottom] = [left + width - edge, top + height - edge];
      return [
        [left + width / 2, top + height / 2],
        [left + edge, top + edge],
        [right, top + edge],
        [left + edge, bottom],
        [right, bottom],
      ] satisfies [number, number][];
    });
  };
  const coverAt = (control: Element, face: Element, place: number): string | null => {
    const [x, y] = placesOf(face)[place] ?? [0, 0];
    if (y < 0 || y >= innerHeight || x < 0 || x >= innerWidth) return null;
    const hit = document.elementFromPoint(x, y);
    return !hit || face.contains(hit) || hit.contains(face) || control.contains(hit)
      ? null
      : `is covered by ${nameOf(hit)} at ${Math.round(x)}, ${Math.round(y)}`;
  };
  const coveredBy = (control: Element, face: Element): string | null => {
    if (style(control).pointerEvents === 'none') return null;
    for (const place of placesOf(face).keys()) {
      if (coverAt(control, face, place) === null) continue;
      // A sticky element covers the content below it until the user scrolls on.
      bringIntoView(face, placesOf(face)[place]?.[1]);
      const cover = coverAt(control, face, place);
      if (cover !== null) return cover;
    }
    return null;
  };

  const wordsOf = (face: Element): Text[] => {
    const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text instanceof Text && text.data.trim() !== '') found.push(text);
    return found;
  };
  const isExplained = (control: Element) =>
    control.hasAttribute('aria-label') ||
    control.matches('[title]') ||
    control.querySelector('[title]') !== null;

  const cutText = (control: Element, face: Element): string | null => {
    // A typed value may be longer than its field.
    if (control.matches('input, select, textarea')) return null;
    for (const text of wordsOf(face)) {
      const holder = text.parentElement ?? face;
      const around = [holder, ...parents(holder)].filter((one) => face.contains(one));
      if (around.some((one) => isUnseen(one) || style(one).opacity === '0')) continue;
      // A closed notice shows how its text begins, and opens the whole.
      if (control.ariaExpanded === 'false' && holder.localName === 'small') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const box = around.find((one) => cuts(style(one).overflowX) || cuts(style(one).overflowY));
      const edges = (box ?? face).getBoundingClientRect();
      const across = words.left < edges.left - slack || words.right > edges.right + slack;
      const along = words.bottom > edges.bottom + slack * 3;
      if (box && (across || along)) {
        const { textOverflow, webkitLineClamp } = style(box);
        // A name that is hidden as a whole, such as a brand's name beside its logo, is not cut.
        const isAway = words.top >= edges.bottom - slack;
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isAway;
        if (!isMeant || !isExplained(control)) return `its text is cut: "${text.data.slice(0, 40)}"`;
      }
      const isPlaced = around.some((one) => one !== face && style(one).position === 'absolute');
      if (!box && !isPlaced && style(face).display !== 'inline' && across)
        return `its text stands out of it: "${text.data.slice(0, 40)}"`;
    }
    return null;
  };

  const isAwayInStrip = (face: Element) => {
    const strip = face.closest(strips)?.getBoundingClientRect();
    const { left, right } = face.getBoundingClientRect();
    return strip !== undefined && (left < strip.left - slack || right > strip.right + slack);
  };

  for (const control of document.querySelectorAll(controls)) {
    const face = faceOf(control);
    if (!face || !isShown(face) || isAwayInStrip(face)) continue;
    bringIntoView(face);
    if (!face.isConnected) continue;
    const fault = cutBy(face) ?? coveredBy(control, face) ?? cutText(control, face);
    if (fault !== null) faults.push({ control: nameOf(control), fault });
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}
