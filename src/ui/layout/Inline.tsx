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
   * Gap between the children, in steps of `theme.spacing`.
   * @default 2
   */
  spacing?: number;
  justify?: 'center' | 'end' | 'space-between';
  align?: 'start' | 'baseline';
  /** The root element; a `div` by default. */
  component?: ElementType;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeInline: InlineProps;
  }
}

/** Places its children side by side with a gap; they wrap. */
export function Inline(given: InlineProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeInline' });
  const { spacing, justify, align, component, className, ...rest } = props;
  return (
    <Root {...rest} as={component} className={withClass(inlineClasses.root, className)} ownerState={props} />
  );
}
