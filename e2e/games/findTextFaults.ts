/** A text that is cut, stands out of its box, lies on another one, or is covered by a part of the game. */
export interface TextFault {
  readonly text: string;
  readonly fault: string;
}

/**
 * Runs in the document of a game: measures every text that can be seen. A text stays in the window, in every box that
 * would cut it and in the nearest box that is painted, lies on no other text, and no painted box lies on it.
 */
export function findTextFaults(): TextFault[] {
  /** Tolerance for rounding, in pixels. */
  const slack = 1.5;
  /** Part of a line above and below its letters. */
  const leading = 0.22;
  const faults: TextFault[] = [];
  const style = (element: Element) => getComputedStyle(element);
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const parents = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];

  const isClear = (colour: string) => /^rgba?\(.*[,/]\s*0(\.0+)?\)$/.test(colour) || colour === 'transparent';
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage, backgroundClip, borderTopWidth, borderTopColor } =
      style(element);
    const isFilled = !isClear(backgroundColor) || (backgroundImage !== 'none' && backgroundClip !== 'text');
    return isFilled || (Number.parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor));
  };
  /** Texts for those who listen are clipped away, of text that is drawn twice the lower one counts. */
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    [element, ...parents(element)].every((one) => style(one).clipPath !== 'inset(50%)');

  // An open dialog covers the game behind it.
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen: { node: Node; text: string; holder: Element; lines: DOMRect[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!holder || text === '' || holder.closest('script, style, option, textarea, svg')) continue;
    if (!isSeen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (lines.length > 0) seen.push({ node, text: text.slice(0, 60), holder, lines });
  }

  /** Whether a box hides a text as a whole, such as a line of a list that has no room, or can be scrolled to it. */
  const isAway = ({ holder, lines }: (typeof seen)[number]) =>
    parents(holder).some((box) => {
      const { overflowX, overflowY } = style(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isBeyond = (line: DOMRect) =>
        (overflowX !== 'visible' && (line.right <= left + slack || line.left >= right - slack)) ||
        (overflowY !== 'visible' && (line.bottom <= top + slack || line.top >= bottom - slack));
      const isInScroll = (line: DOMRect) =>
        (scrolls(overflowX) && (line.left < left - slack || line.right > right + slack)) ||
        (scrolls(overflowY) && (line.top < top - slack || line.bottom > bottom + slack));
      return lines.every(isBeyond) || lines.some(isInScroll);
    });
  const shown = seen.filter((one) => !isAway(one));

  /** A Latin word that a line ends in the middle of, without a hyphen. */
  const brokenWordIn = (node: Node): string | undefined => {
    const range = document.createRange();
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{Script=Latin}{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (first && others.some(({ top }) => top > first.top + first.height * 0.6)) return word;
    }
    return undefined;
  };

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.className === '' ? '' : `.${String(element.className).replaceAll(' ', '.')}`}`;
  const outOf = (line: DOMRect, { left, right, top, bottom }: DOMRect) => {
    const over = Math.max(left - line.left, line.right - right);
    const along = Math.max(top - line.top, line.bottom - bottom) - line.height * leading;
    if (over > slack) return `${Math.round(over)} px across`;
    return along > slack ? `${Math.round(along)} px along` : undefined;
  };

  const frame = new DOMRect(0, 0, innerWidth, innerHeight);
  for (const { node, text, holder, lines } of shown) {
    // Seeds are broken anywhere.
    const broken = holder.closest('code') === null ? brokenWordIn(node) : undefined;
    if (broken !== undefined) faults.push({ text, fault: `breaks the word "${broken}"` });
    const around = [holder, ...parents(holder)];
    const painted = around.find(isPainted);
    // Boxes that move by themselves are cut by the edge of their sea.
    const isMoving = around.some((one) =>
      one.getAnimations().some(({ playState }) => playState === 'running'),
    );
    if (isMoving) continue;
    for (const line of lines) {
      const left = outOf(line, frame);
      if (left !== undefined) faults.push({ text, fault: `leaves the window, ${left}` });
      for (const box of around) {
        const { overflowX, overflowY } = style(box);
        const cuts = overflowX !== 'visible' || overflowY !== 'visible';
        if (!cuts && box !== painted) continue;
        if (box === document.body || box === document.documentElement) continue;
        const out = outOf(line, box.getBoundingClientRect());
        if (out !== undefined) faults.push({ text, fault: `leaves ${nameOf(box)}, ${out}` });
      }
    }
  }

  const inked = (line: DOMRect) => {
    const inset = line.height * leading;
    return new DOMRect(line.left + 1, line.top + inset, line.width - 2, line.height - 2 * inset);
  };
  const touch = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  // Letters on reels are pictures, over which a win is announced.
  const texts = shown.filter(({ holder }) => holder.closest('[aria-hidden=true]') === null);
  const boxes = texts.map(({ lines }) => lines.map(inked));
  for (const [place, one] of texts.entries()) {
    for (let next = place + 1; next < texts.length; next += 1) {
      const other = texts[next];
      // A chip on its field is one control with it.
      const isOneControl =
        other !== undefined && one.holder.closest('button')?.contains(other.holder) === true;
      if (other === undefined || isOneControl) continue;
      const meets = boxes[place]?.some((line) => boxes[next]?.some((its) => touch(line, its)));
      if (meets === true) faults.push({ text: one.text, fault: `lies on "${other.text}"` });
    }
  }

  /** The painted box over the middle of a line, such as a button over the cards of a table. */
  const coverOf = (holder: Element, { left, top, width, height }: DOMRect): Element | undefined => {
    // What takes no touch is not found at a point.
    if (style(holder).pointerEvents === 'none') return undefined;
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
    if (uppermost === null || uppermost.contains(holder) || holder.contains(uppermost)) return undefined;
    return [uppermost, ...parents(uppermost)].find((box) => !box.contains(holder) && isPainted(box));
  };
  for (const { text, holder, lines } of texts) {
    const cover = lines.map((line) => coverOf(holder, line)).find((box) => box !== undefined);
    if (cover) faults.push({ text, fault: `is covered by ${nameOf(cover)}` });
  }

  const known = new Set<string>();
  return faults.filter(({ text, fault }) => {
    const key = `${text} ${fault.replace(/, \d+ px/, '')}`;
    return !known.has(key) && known.add(key);
  });
}
