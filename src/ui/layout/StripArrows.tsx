import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { IconButton } from '../actions/IconButton';
import { CaretLeftIcon, CaretRightIcon } from '../media/icons';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const stripArrowsClasses = slotClasses('MarqueeStripArrows', ['root']);

const Root = styled('span', { name: 'MarqueeStripArrows', slot: 'Root' })<{ ownerState: StripArrowsProps }>({
  display: 'flex',
  gap: space(1.5),
  // On a phone the user swipes.
  [media.phone]: { display: 'none' },
});

interface StripArrowsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  step: (way: 1 | -1) => void;
  labels: { previous: string; next: string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStripArrows: StripArrowsProps;
  }
}

export function StripArrows(given: StripArrowsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStripArrows' });
  const { step, labels, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(stripArrowsClasses.root, className)} ownerState={props}>
      <IconButton variant="soft" label={labels.previous} onClick={() => step(-1)}>
        <CaretLeftIcon fontSize={16} />
      </IconButton>
      <IconButton variant="soft" label={labels.next} onClick={() => step(1)}>
        <CaretRightIcon fontSize={16} />
      </IconButton>
    </Root>
  );
}
