export type TokenKind =
  | 'color'
  | 'gradient'
  | 'glow'
  | 'shadow'
  | 'dropShadow'
  | 'dimension'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'em';

/** One role of the look: what a value of it is. Its comment says when to ask for it. */
export interface Token {
  readonly kind: TokenKind;
}

export interface TokenTree {
  readonly [name: string]: Token | TokenTree;
}

const color = { kind: 'color' } as const;
const gradient = { kind: 'gradient' } as const;
/** A gradient on something as tall as the page: each layer is painted as far down as it shines. */
const glow = { kind: 'glow' } as const;
const shadow = { kind: 'shadow' } as const;
const dimension = { kind: 'dimension' } as const;

/** Every role a brand can fill. A path is also the variable's name: `surface.raised` is `--surface-raised`. */
export const tokens = {
  surface: {
    /** Behind everything: the page itself. */
    page: color,
    /** Header, footer and bands that lie on the page. */
    base: color,
    /** Panels, cards, dialogs and menus. */
    raised: color,
    /** What lies on a panel: secondary buttons, hovered rows, table heads. */
    overlay: color,
    /** A chosen row, tab or list entry; also the block of a skeleton. */
    selected: color,
    /** Inside of an input, an odds button or a well. */
    field: color,
  },
  text: {
    /** Titles, names, amounts and what the eye should find first. */
    primary: color,
    /** Running text, labels and navigation. */
    secondary: color,
    /** Captions, vendor names, placeholders and times. */
    muted: color,
    /** Text on primary.main, primary.hover and gradient.primary. */
    onPrimary: color,
    /** Text on accent.main, accent.hover and gradient.accent. */
    onAccent: color,
    /** Text on success.main. */
    onSuccess: color,
    /** Text on danger.solid: badges and destructive buttons. */
    onDanger: color,
    /** Text on hero, promotion gradients and veils over pictures. */
    onArt: color,
  },
  primary: {
    /** Selection, login and the current place: fills and borders. */
    main: color,
    /** primary.main under the pointer. */
    hover: color,
    /** Quiet fill of a chosen chip or avatar. */
    soft: color,
    /** Links and icons of the primary kind on any surface. */
    text: color,
  },
  accent: {
    /** Money in and the one main action of a view. */
    main: color,
    /** accent.main under the pointer. */
    hover: color,
    /** Quiet fill of a pending or reward label. */
    soft: color,
    /** Balances, rewards and promotion links on any surface. */
    text: color,
  },
  success: {
    /** Credited, won, done: text, icon or fill. */
    main: color,
    /** Quiet fill behind success.main. */
    soft: color,
  },
  danger: {
    /** Lost, refused, wrong: text and icon; the live minute. */
    main: color,
    /** Fill of badges and destructive buttons. */
    solid: color,
    /** Quiet fill behind danger.main. */
    soft: color,
  },
  odds: {
    /** A price that has just risen. */
    up: color,
    /** A price that has just fallen. */
    down: color,
  },
  amount: {
    /** A positive movement of money. */
    gain: color,
    /** A negative movement of money. */
    loss: color,
  },
  line: {
    /** Decorative hairline between quiet areas; never the only edge of a control. */
    subtle: color,
    /** Edge of a field, checkbox or outlined button: seen at 3:1. */
    control: color,
  },
  focus: {
    /** The ring round what the keyboard has reached. */
    ring: color,
  },
  /** Over the page, under a dialog. */
  scrim: color,
  art: {
    /** Fill of a button that lies on art. */
    control: color,
    /** Text on art.control. */
    onControl: color,
    /** Translucent bed of small text or arrows on art. */
    chip: color,
    /** Resting bullets and bars on art. */
    quiet: color,
    /** Hairline just inside the edge of a cover. */
    edge: color,
    /** Light on the upper edge of a cover. */
    shine: color,
  },
  tag: {
    /** Bed of an ordinary tag on a cover; its text is text.onArt. */
    plain: color,
    /** Bed of the hot tag; its text is text.onArt. */
    hot: color,
    /** Bed of the new tag; its text is text.onArt. */
    fresh: color,
  },
  qr: {
    /** Modules of a QR code. */
    ink: color,
    /** Tile and quiet zone of a QR code. */
    paper: color,
  },
  gradient: {
    /** Light on the page, once, from its top. */
    page: glow,
    /** Fill of the primary button. */
    primary: gradient,
    /** Fill of the accent button and the logo tile. */
    accent: gradient,
    /** TitledPanel of the hero; text stands on its first half. */
    hero: gradient,
    /** Light behind the hero art. */
    heroGlow: gradient,
    /** Ink of hero figures of 28 px and more. */
    heading: gradient,
    /** Light on the upper edge of a panel, over surface.raised. */
    surface: gradient,
    /** TitledPanel of the first promotion. */
    promoA: gradient,
    /** TitledPanel of the second promotion. */
    promoB: gradient,
    /** TitledPanel of the third promotion. */
    promoC: gradient,
    /** Sunburst on art; mask it to a circle. */
    rays: gradient,
    /** Over a cover under the pointer, below its buttons. */
    veil: gradient,
  },
  shadow: {
    /** A panel on the page. */
    low: shadow,
    /** A cover, the hero, a menu. */
    mid: shadow,
    /** A dialog. */
    high: shadow,
    /** Light under the primary button. */
    primaryGlow: shadow,
    /** Light under the accent button. */
    accentGlow: shadow,
    /** Under a cut-out picture: filter: drop-shadow(…). */
    art: { kind: 'dropShadow' },
  },
  radius: {
    /** Flags, small marks, checkboxes. */
    xs: dimension,
    /** Buttons, fields, chips of a filter. */
    sm: dimension,
    /** Covers, small panels, menus. */
    md: dimension,
    /** Panels and promotion cards. */
    lg: dimension,
    /** Hero and dialogs. */
    xl: dimension,
    /** Badges, status labels, round controls. */
    pill: dimension,
  },
  font: {
    /** All running text and controls. */
    body: { kind: 'fontFamily' },
    /** Titles, hero lines and large amounts. */
    display: { kind: 'fontFamily' },
  },
  display: {
    /** Optical factor of the display face; sizes are multiplied by it. */
    scale: { kind: 'number' },
    /** Weight of the display face. */
    weight: { kind: 'fontWeight' },
    /** Letter spacing of the display face. */
    tracking: { kind: 'em' },
  },
} as const satisfies TokenTree;
