import type { TokenKind } from '../tokens.ts';

/** The DTCG 2025.10 `$type` of each kind. */
export const dtcgType = {
  color: 'color',
  gradient: 'gradient',
  glow: 'gradient',
  shadow: 'shadow',
  dropShadow: 'shadow',
  dimension: 'dimension',
  fontFamily: 'fontFamily',
  fontWeight: 'fontWeight',
  number: 'number',
  em: 'number',
} as const satisfies Record<TokenKind, string>;
