import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { IconButton } from './IconButton';
import { CaretLeftIcon, CaretRightIcon } from './icons';
import { media } from './media';
import { Strip } from './Strip';
import { useStrip } from './useStrip';

const Root = styled('div', { name: 'MarqueeCardStrip', slot: 'Root' })({
  position: 'relative',
  minWidth: 0,
  '& > ul:not([data-scrolls]) ~ .arrow': { display: 'none' },
  '& > .arrow': {
    position: 'absolute',
    zIndex: 2,
    // The middle of the first row's covers.
    top: (layout.card * 2) / 3,
    transform: 'translateY(-50%)',
    '&:first-of-type': { left: -18 },
    '&:last-of-type': { right: -18 },
    [media.phone]: { display: 'none' },
  },
});

interface CardStripProps {
  cards: readonly { readonly id: string; readonly content: ReactNode }[];
  labels: { previous: string; next: string };
}

/** Game cards in two rows that go on beyond the edge; a grid on a phone (GAME-01). */
export function CardStrip({ cards, labels }: CardStripProps) {
  const { frame, step } = useStrip();
  return (
    <Root>
      <Strip frame={frame} look="cards" rows={2} items={cards} />
      <span className="arrow">
        <IconButton variant="soft" label={labels.previous} onClick={() => step(-1)}>
          <CaretLeftIcon fontSize={16} />
        </IconButton>
      </span>
      <span className="arrow">
        <IconButton variant="soft" label={labels.next} onClick={() => step(1)}>
          <CaretRightIcon fontSize={16} />
        </IconButton>
      </span>
    </Root>
  );
}
