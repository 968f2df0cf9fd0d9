import type { ControlFault } from './findCutControls';

/**
 * Runs in the page in forced colours, after `markDrawnControls`: finds every control whose edge, state, focus ring or
 * icon is missing. It switches each state off and on again and expects a visible difference; forced colours paint no
 * shadows, gradients or backgrounds of the page.
 */
export function findLostControls(): ControlFault[] {
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role^=menuitem]';
  const surfaces = '[role=dialog], [role=alertdialog], [role=menu], [role=tooltip], .MarqueeNote-root';
  const faults: ControlFault[] = [];

  // A focus ring does not count as an edge.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const probe = document.body.appendChild(document.createElement('i'));
  const systemColour = (name: string) => {
    probe.style.backgroundColor = name;
    return getComputedStyle(probe).backgroundColor;
  };
  const opaque = (colour: string) => /\d+, \d+, \d+/.exec(colour)?.[0] ?? colour;
  const canvas = opaque(systemColour('Canvas'));
  const grey = opaque(systemColour('GrayText'));
  probe.remove();
  const still = document.head.appendChild(document.createElement('style'));
  still.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }';

  const isPainted = (colour: string) => !/^rgba.*, 0\)$|\/ 0\)$/.test(colour) && opaque(colour) !== canvas;
  const nameOf = (control: Element) => {
    const name =
      control.getAttribute('aria-label') ?? (control.textContent.trim() || control.getAttribute('name'));
    return `${control.tagName.toLowerCase()} "${name?.slice(0, 40) ?? ''}"`;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return seen && width > 2 && height > 2 && element.closest('[aria-hidden=true], [inert]') === null;
  };
  /** The element that represents a control: for a hidden input, its label or box. */
  const faceOf = (control: Element): Element => {
    if (!(control instanceof HTMLInputElement)) return control;
    const isBare =
      getComputedStyle(control).opacity === '0' || getComputedStyle(control).clipPath === 'inset(50%)';
    return isBare || ['checkbox', 'radio', 'file'].includes(control.type)
      ? (control.closest('label') ?? control.parentElement ?? control)
      : control;
  };

  const paintOf = (element: Element, pseudo?: '::before' | '::after'): string => {
    const its = getComputedStyle(element, pseudo);
    if (pseudo && its.content === 'none') return '';
    if (its.display === 'none' || its.visibility === 'hidden' || its.opacity === '0') return 'unseen';
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      its[`border${side}Style`] !== 'none' &&
      its[`border${side}Width`] !== '0px' &&
      isPainted(its[`border${side}Color`])
        ? its[`border${side}Width`] + its[`border${side}Color`]
        : '',
    );
    const ground = isPainted(its.backgroundColor) ? its.backgroundColor : '';
    const picture = /url\(/.test(its.backgroundImage) ? its.backgroundImage : '';
    const outline =
      its.outlineStyle !== 'none' && isPainted(its.outlineColor) ? its.outlineWidth + its.outlineOffset : '';
    const words = pseudo && !/^["']{2}$/.test(its.content) ? its.content : '';
    const line = its.textDecorationLine === 'none' ? '' : its.textDecorationLine;
    const drawn = [...sides, ground, picture, outline, words].some(Boolean);
    const shape = drawn ? `${its.transform}${its.maskImage}` : '';
    return [...sides, ground, picture, outline, words, line, shape].join('|');
  };
  const lookOf = (face: Element): string =>
    [face, ...face.querySelectorAll('*')]
      .slice(0, 80)
      .flatMap((one) => [paintOf(one), paintOf(one, '::before'), paintOf(one, '::after')])
      .join('\n');

  const hasEdge = (element: Element | null): boolean =>
    element !== null && paintOf(element).split('|').slice(0, 7).some(Boolean);

  const isField = (control: Element) =>
    control.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea');

  const edgeFault = (control: Element): string | null => {
    if (!control.hasAttribute('data-drawn') && !isField(control)) return null;
    if (hasEdge(control) || (isField(control) && [...(control.parentElement?.children ?? [])].some(hasEdge)))
      return null;
    return isField(control) && hasEdge(control.parentElement) ? null : 'has no edge';
  };

  /** The browser draws these controls itself, in the system colours. */
  const isNative = (control: Element) => {
    const { appearance, opacity, clipPath } = getComputedStyle(control);
    return appearance !== 'none' && opacity !== '0' && clipPath === 'none';
  };
  /** Every state that the control is in, and how to switch it off for a moment. */
  const states: [string, string][] = [
    ['[aria-selected=true]', 'aria-selected'],
    ['[aria-pressed=true]', 'aria-pressed'],
    ['[aria-checked=true]', 'aria-checked'],
    ['[aria-current]:not([aria-current=false])', 'aria-current'],
  ];
  const stateFaults = (control: Element, face: Element): string[] => {
    const lost: string[] = [];
    const on = lookOf(face);
    for (const [selector, attribute] of states) {
      if (!control.matches(selector)) continue;
      const value = control.getAttribute(attribute) ?? '';
      control.setAttribute(attribute, 'false');
      if (attribute === 'aria-current') control.removeAttribute(attribute);
      if (lookOf(face) === on) lost.push(`looks the same without ${attribute}`);
      control.setAttribute(attribute, value);
    }
    if (control instanceof HTMLInputElement && control.checked && !isNative(control)) {
      control.checked = false;
      if (lookOf(face) === on) lost.push('looks the same when it is not checked');
      control.checked = true;
    }
    const isOff = control.matches(':disabled, [aria-disabled=true]:not([aria-busy=true])');
    if (isOff && opaque(getComputedStyle(control).color) !== grey) lost.push('is disabled and not grey');
    return lost;
  };

  /** A field may show its focus ring on a box around it. */
  const focusFault = (control: Element, itsFace: Element): string | null => {
    const face = (isField(control) && itsFace.parentElement?.parentElement) || itsFace;
    if (!(control instanceof HTMLElement) || control.matches(':disabled')) return null;
    control.blur();
    const before = lookOf(face);
    control.focus({ preventScroll: true });
    const fault =
      document.activeElement === control && control.matches(':focus-visible') && lookOf(face) === before
        ? 'does not show that it has the focus'
        : null;
    control.blur();
    return fault;
  };

  const iconFault = (control: Element): string | null => {
    for (const svg of control.querySelectorAll('svg:not([data-own-colours] svg, svg[data-own-colours])')) {
      const { color } = getComputedStyle(svg.parentElement ?? svg);
      for (const shape of svg.querySelectorAll('path, circle, rect, line, polyline')) {
        const { fill, stroke } = getComputedStyle(shape);
        if ([fill, stroke].some((paint) => paint !== 'none' && paint !== color))
          return 'has an icon in a colour of the page';
      }
    }
    const masked = [control, ...control.querySelectorAll('*')].flatMap((one) => [
      getComputedStyle(one),
      getComputedStyle(one, '::before'),
      getComputedStyle(one, '::after'),
    ]);
    const itsGround = getComputedStyle(control).backgroundColor;
    const ground = isPainted(itsGround) ? opaque(itsGround) : canvas;
    const isLost = masked.some(
      ({ maskImage, backgroundColor, content }) =>
        maskImage.includes('url(') && content !== 'none' && opaque(backgroundColor) === ground,
    );
    return isLost ? 'has an icon that is painted by a background' : null;
  };

  for (const surface of document.querySelectorAll(surfaces)) {
    const { width, height } = surface.getBoundingClientRect();
    const fills = width >= innerWidth && height >= innerHeight;
    if (isShown(surface) && !fills && surface.hasAttribute('data-drawn') && !hasEdge(surface))
      faults.push({
        control: `${surface.getAttribute('role') ?? surface.classList[0] ?? ''} "${surface.textContent.slice(0, 30)}"`,
        fault: 'has no edge',
      });
  }
  for (const control of document.querySelectorAll(controls)) {
    const face = faceOf(control);
    if (!isShown(face)) continue;
    const found = [
      edgeFault(control),
      ...stateFaults(control, face),
      iconFault(control),
      focusFault(control, face),
    ];
    for (const fault of found) if (fault !== null) faults.push({ control: nameOf(control), fault });
  }
  still.remove();
  return faults;
}
