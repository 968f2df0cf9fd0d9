import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { IconButton } from './IconButton';
import { PauseFillIcon, PlayFillIcon } from '../media/icons';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const pauseButtonClasses = slotClasses('MarqueePauseButton', ['root']);

const PauseButtonRoot = styled('span', { name: 'MarqueePauseButton', slot: 'Root' })<{
  ownerState: PauseButtonProps;
}>({
  display: 'inline-flex',
  marginLeft: 'auto',
  // With reduced motion nothing moves, so there is nothing to stop.
  [media.stillness]: { display: 'none' },
});

interface PauseButtonProps extends Omit<ComponentPropsWithRef<'span'>, 'onChange' | 'children'> {
  paused: boolean;
  onChange: (paused: boolean, event: SyntheticEvent) => void;
  labels: { pause: string; goOn: string };
  tone?: 'neutral' | 'art';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueePauseButton: PauseButtonProps;
  }
}

/** Stops a movement that starts automatically and lasts more than five seconds (WCAG 2.2.2). */
export function PauseButton(given: PauseButtonProps) {
  const props = useThemeProps({ props: given, name: 'MarqueePauseButton' });
  const { paused, onChange, labels, tone, className, ...rest } = props;
  const Icon = paused ? PlayFillIcon : PauseFillIcon;
  return (
    <PauseButtonRoot {...rest} className={withClass(pauseButtonClasses.root, className)} ownerState={props}>
      <IconButton
        tone={tone}
        label={paused ? labels.goOn : labels.pause}
        onClick={(event) => onChange(!paused, event)}
      >
        <Icon fontSize={16} />
      </IconButton>
    </PauseButtonRoot>
  );
}
