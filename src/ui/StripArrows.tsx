import { styled } from '@mui/material/styles';
import { IconButton } from './IconButton';
import { CaretLeftIcon, CaretRightIcon } from './icons';
import { media } from './media';

const Root = styled('span', { name: 'MarqueeStripArrows', slot: 'Root' })({
  display: 'flex',
  gap: 6,
  // A finger swipes.
  [media.phone]: { display: 'none' },
});

interface StripArrowsProps {
  step: (way: 1 | -1) => void;
  labels: { previous: string; next: string };
}

export function StripArrows({ step, labels }: StripArrowsProps) {
  return (
    <Root>
      <IconButton variant="soft" label={labels.previous} onClick={() => step(-1)}>
        <CaretLeftIcon fontSize={16} />
      </IconButton>
      <IconButton variant="soft" label={labels.next} onClick={() => step(1)}>
        <CaretRightIcon fontSize={16} />
      </IconButton>
    </Root>
  );
}
