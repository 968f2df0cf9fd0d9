import { styled, useThemeProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const inlineClasses = slotClasses('MarqueeInline', ['root']);

const look = ({ theme, ownerState: { spacing = 2 } }: { theme: Theme; ownerState: InlineProps }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(spacing),
  variants: [
    { props: { justify: 'center' }, style: { justifyContent: 'center' } },
    { props: { justify: 'end' }, style: { justifyContent: 'flex-end' } },
    { props: { justify: 'space-between' }, style: { justifyContent: 'space-between' } },
    { props: { align: 'start' }, style: { alignItems: 'flex-start' } },
    { props: { align: 'baseline' }, style: { alignItems: 'baseline' } },
  ],
});

const Root = styled('div', { name: 'MarqueeInline', slot: 'Root' })<{ ownerState: InlineProps }>(look);

interface InlineProps extends ComponentPropsWithRef<'div'> {
  /**
   * Steps of `theme.spacing` between the children.
   * @default 2
   */
  spacing?: number;
  justify?: 'center' | 'end' | 'space-between';
  align?: 'start' | 'baseline';
  /** The element, where it is no `div`. */
  component?: ElementType;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeInline: InlineProps;
  }
}

/** Spaces its children beside each other; they go on in the next line where the width ends. */
export function Inline(given: InlineProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeInline' });
  const { spacing, justify, align, component, className, ...rest } = props;
  return (
    <Root {...rest} as={component} className={withClass(inlineClasses.root, className)} ownerState={props} />
  );
}
