import { styled } from '@mui/material/styles';
import { IconButton } from './IconButton';
import { PauseFillIcon, PlayFillIcon } from './icons';
import { media } from './media';

const Root = styled('span', { name: 'MarqueePauseButton', slot: 'Root' })({
  display: 'inline-flex',
  marginLeft: 'auto',
  // Nothing moves by itself there.
  [media.stillness]: { display: 'none' },
});

interface PauseButtonProps {
  paused: boolean;
  onPause: (stops: boolean) => void;
  labels: { pause: string; goOn: string };
  tone?: 'neutral' | 'art';
}

/** Stops what moves by itself for more than five seconds (WCAG 2.2.2). */
export function PauseButton({ paused, onPause, labels, tone }: PauseButtonProps) {
  const Icon = paused ? PlayFillIcon : PauseFillIcon;
  return (
    <Root>
      <IconButton tone={tone} label={paused ? labels.goOn : labels.pause} onClick={() => onPause(!paused)}>
        <Icon fontSize={16} />
      </IconButton>
    </Root>
  );
}
