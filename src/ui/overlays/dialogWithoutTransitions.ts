import { keyframes } from '@emotion/react';
import { cloneElement, type ReactElement } from 'react';
import { duration, easing } from '#theme/motion';

/** The props that MUI passes to a transition; the others are for its element. */
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

/**
 * Dialog slots without MUI's transitions, which force a layout before they start. The dialog appears by CSS and
 * disappears at once.
 */
export const dialogWithoutTransitions = { slots: transition, backdrop: { slots: transition } } as const;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const stillBackdrop = {
  '& > .MuiBackdrop-root': { animation: `${fadeIn} ${duration.slow} ${easing.out}` },
} as const;
