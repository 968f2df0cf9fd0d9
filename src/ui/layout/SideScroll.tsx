import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { useSideScroll } from '../hooks/useSideScroll';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { faded } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const sideScrollClasses = slotClasses('MarqueeSideScroll', ['root', 'area']);

const slot = sideScrollClasses;

const edge = {
  content: '""',
  position: 'absolute',
  // Above a header that stays in view.
  zIndex: 3,
  insetBlock: 0,
  width: 36,
  pointerEvents: 'none',
} as const;
const edgeColour = `${vars.surface.raised}, ${faded(vars.surface.raised, 0)}`;
// Forced colours remove gradients.
const forcedLine = '@media (forced-colors: active)';

const Root = styled('div', {
  name: 'MarqueeSideScroll',
  slot: 'Root',
  overridesResolver: innerSlots(sideScrollClasses),
})<{ ownerState: SideScrollProps & { before: boolean; behind: boolean } }>({
  position: 'relative',
  minWidth: 0,
  // A height that its user gives holds for what scrolls.
  [`& .${slot.area}`]: { overflow: 'auto', maxHeight: 'inherit' },
  variants: [
    {
      props: { before: true },
      style: {
        '&::before': {
          ...edge,
          left: 0,
          background: `linear-gradient(to right, ${edgeColour})`,
          [forcedLine]: { borderLeft: '3px solid' },
        },
      },
    },
    {
      props: { behind: true },
      style: {
        '&::after': {
          ...edge,
          right: 0,
          background: `linear-gradient(to left, ${edgeColour})`,
          [forcedLine]: { borderRight: '3px solid' },
        },
      },
    },
  ],
});

interface SideScrollProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the region. */
  label: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSideScroll: SideScrollProps;
  }
}

/** A region that scrolls sideways where it has no room, and fades at the sides where more lies out of sight. */
export function SideScroll(given: SideScrollProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSideScroll' });
  const { label, children, className, ...rest } = props;
  const { area, hidden } = useSideScroll<HTMLDivElement>();
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={{ ...props, ...hidden }}>
      <div className={slot.area} ref={area} role="group" aria-label={label}>
        {children}
      </div>
    </Root>
  );
}
