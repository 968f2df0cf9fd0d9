import { keyframes } from '@emotion/react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { gameCardClasses, poppingClass } from './gameCardClasses';
import { heartMasks } from './heartMasks';
import { focusRing } from '../styles/styleParts';

const pop = keyframes({ '40%': { transform: 'scale(1.35)' } });

/** Styles of a game card's favourite button. */
export const gameCardHeart = {
  [`& .${gameCardClasses.heart}`]: {
    position: 'absolute',
    right: -4,
    bottom: -5,
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    background: 'none',
    color: vars.text.muted,
    cursor: 'pointer',
    // A touch target of 44 by 44 px that overlaps neither the cover above nor the row below.
    '&::before': { content: '""', position: 'absolute', inset: '-10px -5px -8px -13px' },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
    '&::after': {
      content: '""',
      width: 18,
      height: 18,
      backgroundColor: 'currentColor',
      mask: `${heartMasks.empty} center / contain`,
      forcedColorAdjust: 'none',
    },
    '&[aria-pressed=true]': { color: vars.danger.main },
    '&[aria-pressed=true]::after': { maskImage: heartMasks.full },
    [`&.${poppingClass}::after`]: { animation: `${pop} ${duration.slow} ${easing.out}` },
  },
} as const;
