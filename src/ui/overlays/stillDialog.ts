import { keyframes } from '@emotion/react';
import { cloneElement, type ReactElement } from 'react';
import { duration, easing } from '#theme/motion';

/** What is told to a transition; all else is for the element that it moves. */
interface Told {
  in?: boolean;
  appear?: boolean;
  timeout?: unknown;
  onEnter?: unknown;
  onExited?: unknown;
  ownerState?: unknown;
}

const Still = ({
  children,
  in: shown,
  appear,
  timeout,
  onEnter,
  onExited,
  ownerState,
  ...own
}: Told & { children: ReactElement }) => cloneElement(children, own);

const transition = { transition: Still };

/** Slots of a dialog without MUI's transitions, which lay the page out before they begin. It comes by CSS and goes at once. */
export const stillDialog = { slots: transition, backdrop: { slots: transition } } as const;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const stillBackdrop = {
  '& > .MuiBackdrop-root': { animation: `${fadeIn} ${duration.slow} ${easing.out}` },
} as const;
