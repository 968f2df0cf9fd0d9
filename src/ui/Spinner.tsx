import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { duration } from '#theme/motion';
import { CircleNotchBoldIcon } from './icons';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('span', { name: 'MarqueeSpinner', slot: 'Root' })({
  display: 'inline-flex',
  '& svg': { animation: `${turn} calc(${duration.slow} * 2.5) linear infinite` },
});

/** A turning ring in the colour and size of its text; name what is awaited in the text beside it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Root>
      <CircleNotchBoldIcon fontSize={size} />
    </Root>
  );
}
