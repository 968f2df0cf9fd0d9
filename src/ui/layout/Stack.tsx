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
   * Steps of `theme.spacing` between the children.
   * @default 3
   */
  spacing?: number;
  /** Where children stand that are narrower; they fill the width unless given. */
  align?: 'start' | 'center';
  /** The element, where it is no `div`. */
  component?: ElementType;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStack: StackProps;
  }
}

/** Spaces its children below each other. */
export function Stack(given: StackProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStack' });
  const { spacing, align, component, className, ...rest } = props;
  return (
    <Root {...rest} as={component} className={withClass(stackClasses.root, className)} ownerState={props} />
  );
}
