import { styled, useThemeProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const stackClasses = slotClasses('MarqueeStack', ['root']);

const look = ({ theme, ownerState: { spacing = 3 } }: { theme: Theme; ownerState: StackProps }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(spacing),
  variants: [
    { props: { align: 'start' }, style: { justifyItems: 'start' } },
    { props: { align: 'center' }, style: { justifyItems: 'center' } },
  ],
});

const Root = styled('div', { name: 'MarqueeStack', slot: 'Root' })<{ ownerState: StackProps }>(look);

interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Gap between the children, in steps of `theme.spacing`.
   * @default 3
   */
  spacing?: number;
  /** Alignment of narrower children; by default they fill the width. */
  align?: 'start' | 'center';
  /** The root element; a `div` by default. */
  component?: ElementType;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStack: StackProps;
  }
}

/** Stacks its children with a gap. */
export function Stack(given: StackProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStack' });
  const { spacing, align, component, className, ...rest } = props;
  return (
    <Root {...rest} as={component} className={withClass(stackClasses.root, className)} ownerState={props} />
  );
}
