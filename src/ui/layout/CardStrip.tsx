import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { layout } from '#theme/layout';
import { IconButton } from '../actions/IconButton';
import { CaretLeftIcon, CaretRightIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { Strip } from './Strip';
import { useStrip } from '../hooks/useStrip';
import { withClass } from '../styles/withClass';

export const cardStripClasses = slotClasses('MarqueeCardStrip', ['root', 'cards', 'previous', 'next']);

const slot = cardStripClasses;

/** Windows hardly wider than the page. */
const scarce = '@media (max-width:1300px)';

const Root = styled('div', {
  name: 'MarqueeCardStrip',
  slot: 'Root',
  overridesResolver: innerSlots(cardStripClasses),
})<{ ownerState: CardStripProps }>({
  position: 'relative',
  minWidth: 0,
  [`& :is(.${slot.previous}, .${slot.next})`]: {
    position: 'absolute',
    zIndex: 2,
    // The middle of the covers in the first row.
    top: (layout.card * 2) / 3,
    transform: 'translateY(-50%)',
    [media.phone]: { display: 'none' },
  },
  [`& .${slot.previous}`]: { left: -18 },
  [`& .${slot.next}`]: { right: -18 },
  // Beside the page are 20 px: what takes a press, 4 px around the button, keeps inside.
  [scarce]: { [`& .${slot.previous}`]: { left: -14 }, [`& .${slot.next}`]: { right: -14 } },
  // All cards are visible, so the arrows are hidden.
  [`& > .${slot.cards}:not([tabindex]) ~ *`]: { display: 'none' },
});

interface CardStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  cards: readonly { readonly id: string; readonly content: ReactNode }[];
  labels: { previous: string; next: string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCardStrip: CardStripProps;
  }
}

/** Game cards in two scrolling rows; a grid on a phone (GAME-01). */
export function CardStrip(given: CardStripProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCardStrip' });
  const { cards, labels, className, ...rest } = props;
  const { frame, step } = useStrip();
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <Strip ref={frame} className={slot.cards} variant="cards" rows={2} items={cards} />
      <span className={slot.previous}>
        <IconButton variant="soft" label={labels.previous} onClick={() => step(-1)}>
          <CaretLeftIcon fontSize={16} />
        </IconButton>
      </span>
      <span className={slot.next}>
        <IconButton variant="soft" label={labels.next} onClick={() => step(1)}>
          <CaretRightIcon fontSize={16} />
        </IconButton>
      </span>
    </Root>
  );
}
