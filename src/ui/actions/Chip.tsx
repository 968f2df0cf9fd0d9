import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { chipLook, hoveredChip, selectedChip } from './chipLook';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const chipClasses = slotClasses('MarqueeChip', ['root']);

const ChipRoot = styled('button', { name: 'MarqueeChip', slot: 'Root' })<{ ownerState: ChipProps }>({
  ...chipLook,
  variants: [
    { props: ({ selected }) => !selected, style: { '&:hover:enabled': hoveredChip } },
    { props: { selected: true }, style: selectedChip },
  ],
});

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Undefined for a chip that performs an action and has no on/off state. */
  selected?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeChip: ChipProps;
  }
}

/** A filter or a quick choice that can be on or off. */
export function Chip(given: ChipProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeChip' });
  const { selected, className, ...rest } = props;
  return (
    <ChipRoot
      type="button"
      {...rest}
      className={withClass(chipClasses.root, className)}
      ownerState={props}
      aria-pressed={selected}
    />
  );
}
