import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const resultBeadsClasses = slotClasses('MarqueeResultBeads', ['root', 'first', 'second', 'even']);

const slot = resultBeadsClasses;
/** The beads also differ in shape: a ring, a disc, a lozenge. */
const bead = { width: 12, height: 12, boxSizing: 'border-box' } as const;
const round = { ...bead, borderRadius: vars.radius.pill };

const Root = styled('div', {
  name: 'MarqueeResultBeads',
  slot: 'Root',
  overridesResolver: innerSlots(resultBeadsClasses),
})<{ ownerState: ResultBeadsProps }>({
  display: 'grid',
  gridTemplateRows: 'repeat(2, 12px)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(1),
  justifyItems: 'center',
  margin: 0,
  padding: '8px 6px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
  [`& .${slot.first}`]: { ...round, border: `3.5px solid ${vars.primary.text}` },
  [`& .${slot.second}`]: { ...round, backgroundColor: vars.danger.main },
  [`& .${slot.even}`]: {
    ...bead,
    transform: 'rotate(45deg) scale(0.83)',
    backgroundColor: vars.success.main,
  },
  // Forced colours would take the grounds, and with them a disc from a ring.
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    [`& :is(.${slot.first}, .${slot.second}, .${slot.even})`]: { forcedColorAdjust: 'none' },
    [`& .${slot.first}`]: { borderColor: 'CanvasText' },
    [`& .${slot.second}`]: { backgroundColor: 'CanvasText' },
    [`& .${slot.even}`]: { backgroundColor: 'Highlight' },
  },
});

export interface ResultBeadsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Summary for screen readers. */
  label: string;
  /** Results of the rounds, oldest first. */
  ways: readonly ('first' | 'second' | 'even')[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeResultBeads: ResultBeadsProps;
  }
}

/** Results of a table's last rounds, as beads in columns of two. */
export function ResultBeads(given: ResultBeadsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeResultBeads' });
  const { label, ways, className, ...rest } = props;
  return (
    <Root
      role="img"
      aria-label={label}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={props}
    >
      {ways.map((way, place) => (
        // Rounds have no id, so the key is the index.
        <i key={place} className={slot[way]} />
      ))}
    </Root>
  );
}
