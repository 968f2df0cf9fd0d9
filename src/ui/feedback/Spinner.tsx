import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { duration } from '#theme/motion';
import { CircleNotchBoldIcon } from '../media/icons';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinnerClasses = slotClasses('MarqueeSpinner', ['root']);

const SpinnerRoot = styled('span', { name: 'MarqueeSpinner', slot: 'Root' })<{ ownerState: SpinnerProps }>({
  display: 'inline-flex',
  '& > *': { animation: `${turn} calc(${duration.slow} * 2.5) linear infinite` },
});

interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Diameter in pixels.
   * @default 20
   */
  size?: number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSpinner: SpinnerProps;
  }
}

/** A spinner in the colour of its text; the text beside it says what is loading. */
export function Spinner(given: SpinnerProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSpinner' });
  const { size = 20, className, ...rest } = props;
  return (
    <SpinnerRoot {...rest} className={withClass(spinnerClasses.root, className)} ownerState={props}>
      <CircleNotchBoldIcon fontSize={size} />
    </SpinnerRoot>
  );
}
