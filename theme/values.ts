import type { TokenPath } from './tokenPaths.ts';
import type { Token, TokenKind, tokens } from './tokens.ts';

/** sRGB, `#rrggbb` or `#rrggbbaa`, lower case. */
export type Hex = `#${string}`;

export interface Stop {
  color: Hex;
  /** 0 to 1 along the gradient. */
  position: number;
}

export interface Extent {
  value: number;
  unit: '%' | 'px';
}

export interface LinearLayer {
  kind: 'linear';
  /** Degrees, as in CSS. */
  angle: number;
  /** Pixels from the first to the last stop; default: the whole box. */
  length?: number;
  stops: Stop[];
}

export interface RadialLayer {
  kind: 'radial';
  /** Half axes in pixels; default: up to the nearest side. */
  size?: { x: number; y: number };
  center: { x: Extent; y: Extent };
  stops: Stop[];
}

export interface RaysLayer {
  kind: 'rays';
  /** Degrees of the first ray. */
  angle: number;
  /** Degrees between two rays. */
  period: number;
  stops: Stop[];
}

export type GradientLayer = LinearLayer | RadialLayer | RaysLayer;

/** Lengths in pixels. */
export interface Shadow {
  color: Hex;
  offsetX: number;
  offsetY: number;
  blur: number;
  spread: number;
  inset: boolean;
}

export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

/** The parsed value of each token kind. */
export interface ValueOfKind {
  color: Hex;
  /** Layers, topmost first; empty means no gradient. */
  gradient: GradientLayer[];
  glow: GradientLayer[];
  shadow: Shadow[];
  dropShadow: Shadow;
  dimension: Dimension;
  /** Font names in order of preference. */
  fontFamily: string[];
  fontWeight: number;
  number: number;
  em: number;
}

type TokenAt<Tree, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? TokenAt<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;

type KindAt<Path> = TokenAt<typeof tokens, Path> extends infer T extends Token ? T['kind'] : never;

/** A complete look: one value for each role. */
export type Look = { [Path in TokenPath]: ValueOfKind[KindAt<Path>] };

/** The part of a look that a brand gives. */
export type GivenLook = Partial<Look>;

/** Paths of the roles of one kind. */
export type PathOfKind<Kind extends TokenKind> = {
  [Path in TokenPath]: KindAt<Path> extends Kind ? Path : never;
}[TokenPath];

export type ColorPath = PathOfKind<'color'>;
export type GradientPath = PathOfKind<'gradient' | 'glow'>;
