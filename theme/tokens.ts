export type TokenKind =
  | 'color'
  | 'gradient'
  | 'shadow'
  | 'dropShadow'
  | 'dimension'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'em';

/** One role of the look: what a value of it is, and when to ask for it. */
export interface Token {
  readonly kind: TokenKind;
  readonly use: string;
}

export interface TokenTree {
  readonly [name: string]: Token | TokenTree;
}

const color = (use: string) => ({ kind: 'color', use }) as const;
const gradient = (use: string) => ({ kind: 'gradient', use }) as const;
const shadow = (use: string) => ({ kind: 'shadow', use }) as const;
const dimension = (use: string) => ({ kind: 'dimension', use }) as const;

/** Every role a brand can fill. A path is also the variable's name: `surface.raised` is `--surface-raised`. */
export const tokens = {
  surface: {
    page: color('Behind everything: the page itself.'),
    base: color('Header, footer and bands that lie on the page.'),
    raised: color('Panels, cards, dialogs and menus.'),
    overlay: color('What lies on a panel: secondary buttons, hovered rows, table heads.'),
    selected: color('A chosen row, tab or list entry; also the block of a skeleton.'),
    field: color('Inside of an input, an odds button or a well.'),
  },
  text: {
    primary: color('Titles, names, amounts and what the eye should find first.'),
    secondary: color('Running text, labels and navigation.'),
    muted: color('Captions, vendor names, placeholders and times.'),
    onPrimary: color('Text on primary.main, primary.hover and gradient.primary.'),
    onAccent: color('Text on accent.main, accent.hover and gradient.accent.'),
    onSuccess: color('Text on success.main.'),
    onDanger: color('Text on danger.solid: badges and destructive buttons.'),
    onArt: color('Text on hero, promotion gradients and veils over pictures.'),
  },
  primary: {
    main: color('Selection, login and the current place: fills and borders.'),
    hover: color('primary.main under the pointer.'),
    soft: color('Quiet fill of a chosen chip or avatar.'),
    text: color('Links and icons of the primary kind on any surface.'),
  },
  accent: {
    main: color('Money in and the one main action of a view.'),
    hover: color('accent.main under the pointer.'),
    soft: color('Quiet fill of a pending or reward label.'),
    text: color('Balances, rewards and promotion links on any surface.'),
  },
  success: {
    main: color('Credited, won, done: text, icon or fill.'),
    soft: color('Quiet fill behind success.main.'),
  },
  danger: {
    main: color('Lost, refused, wrong: text and icon; the live minute.'),
    solid: color('Fill of badges and destructive buttons.'),
    soft: color('Quiet fill behind danger.main.'),
  },
  odds: {
    up: color('A price that has just risen.'),
    down: color('A price that has just fallen.'),
  },
  amount: {
    gain: color('A positive movement of money.'),
    loss: color('A negative movement of money.'),
  },
  line: {
    subtle: color('Decorative hairline between quiet areas; never the only edge of a control.'),
    control: color('Edge of a field, checkbox or outlined button: seen at 3:1.'),
  },
  focus: { ring: color('The ring round what the keyboard has reached.') },
  scrim: color('Over the page, under a dialog.'),
  art: {
    control: color('Fill of a button that lies on art.'),
    onControl: color('Text on art.control.'),
    chip: color('Translucent bed of small text or arrows on art.'),
    quiet: color('Resting bullets and bars on art.'),
    edge: color('Hairline just inside the edge of a cover.'),
    shine: color('Light on the upper edge of a cover.'),
  },
  tag: {
    plain: color('Bed of an ordinary tag on a cover; its text is text.onArt.'),
    hot: color('Bed of the hot tag; its text is text.onArt.'),
    fresh: color('Bed of the new tag; its text is text.onArt.'),
  },
  qr: {
    ink: color('Modules of a QR code.'),
    paper: color('Tile and quiet zone of a QR code.'),
  },
  gradient: {
    page: gradient('Light on the page, once, from its top.'),
    primary: gradient('Fill of the primary button.'),
    accent: gradient('Fill of the accent button and the logo tile.'),
    hero: gradient('Plate of the hero; text stands on its first half.'),
    heroGlow: gradient('Light behind the hero art.'),
    heading: gradient('Ink of hero figures of 28 px and more.'),
    surface: gradient('Light on the upper edge of a panel, over surface.raised.'),
    promoA: gradient('Plate of the first promotion.'),
    promoB: gradient('Plate of the second promotion.'),
    promoC: gradient('Plate of the third promotion.'),
    rays: gradient('Sunburst on art; mask it to a circle.'),
    veil: gradient('Over a cover under the pointer, below its buttons.'),
  },
  shadow: {
    low: shadow('A panel on the page.'),
    mid: shadow('A cover, the hero, a menu.'),
    high: shadow('A dialog.'),
    primaryGlow: shadow('Light under the primary button.'),
    accentGlow: shadow('Light under the accent button.'),
    art: { kind: 'dropShadow', use: 'Under a cut-out picture: filter: drop-shadow(…).' },
  },
  radius: {
    xs: dimension('Flags, small marks, checkboxes.'),
    sm: dimension('Buttons, fields, chips of a filter.'),
    md: dimension('Covers, small panels, menus.'),
    lg: dimension('Panels and promotion cards.'),
    xl: dimension('Hero and dialogs.'),
    pill: dimension('Badges, status labels, round controls.'),
  },
  font: {
    body: { kind: 'fontFamily', use: 'All running text and controls; the same in every brand.' },
    display: { kind: 'fontFamily', use: 'Titles, hero lines and large amounts.' },
  },
  display: {
    scale: { kind: 'number', use: 'Optical factor of the display face; sizes are multiplied by it.' },
    weight: { kind: 'fontWeight', use: 'Weight of the display face.' },
    tracking: { kind: 'em', use: 'Letter spacing of the display face.' },
  },
} as const satisfies TokenTree;
