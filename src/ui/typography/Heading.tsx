import { styled, useThemeProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const headingClasses = slotClasses('MarqueeHeading', ['root']);

/** Roles of `theme.typography`. */
const roles = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const look = ({ theme }: { theme: Theme }) => ({
  margin: 0,
  variants: roles.map((variant) => ({ props: { variant }, style: theme.typography[variant] })),
});

const Root = styled('h2', { name: 'MarqueeHeading', slot: 'Root' })<{ ownerState: HeadingProps }>(look);

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * A role of `theme.typography`; the default is that of its level.
   * @default `h${level}`
   */
  variant?: (typeof roles)[number];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeHeading: HeadingProps;
  }
}

/** A heading whose size is independent of its level. It has no margin: the parent spaces it. */
export function Heading(given: HeadingProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeHeading' });
  const { level, variant = `h${level}` as const, className, ...rest } = props;
  return (
    <Root
      {...rest}
      as={`h${level}`}
      className={withClass(headingClasses.root, className)}
      ownerState={{ ...props, variant }}
    />
  );
}
