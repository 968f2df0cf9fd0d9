import { styled, useThemeProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { vars } from '#theme/vars';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const textClasses = slotClasses('MarqueeText', ['root']);

const tones = {
  primary: vars.text.primary,
  secondary: vars.text.secondary,
  muted: vars.text.muted,
  success: vars.success.main,
  warning: vars.accent.text,
  danger: vars.danger.main,
} as const;

/** Roles of `theme.typography`. */
const roles = ['subtitle1', 'subtitle2', 'body1', 'body2', 'caption'] as const;

const look = ({ theme }: { theme: Theme }) => ({
  margin: 0,
  variants: [
    ...roles.map((variant) => ({ props: { variant }, style: theme.typography[variant] })),
    ...Object.entries(tones).map(([tone, color]) => ({ props: { tone }, style: { color } })),
    { props: { align: 'center' }, style: { textAlign: 'center' } },
    { props: { align: 'end' }, style: { textAlign: 'end' } },
  ],
});

const Root = styled('p', { name: 'MarqueeText', slot: 'Root' })<{ ownerState: TextProps }>(look);

interface TextProps extends ComponentPropsWithRef<'p'> {
  /** A role of `theme.typography`; without one, the parent's size. */
  variant?: (typeof roles)[number];
  /** Without one, the parent's colour. */
  tone?: keyof typeof tones;
  align?: 'center' | 'end';
  /** The root element; a paragraph by default. */
  component?: ElementType;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeText: TextProps;
  }
}

/** Running text in a size and colour of the theme. It has no margin: the parent spaces it. */
export function Text(given: TextProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeText' });
  const { variant, tone, align, component, className, ...rest } = props;
  return (
    <Root {...rest} as={component} className={withClass(textClasses.root, className)} ownerState={props} />
  );
}
