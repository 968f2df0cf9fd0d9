import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, onHover } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const linkClasses = slotClasses('MarqueeLink', ['root']);

const LinkRoot = styled('a', { name: 'MarqueeLink', slot: 'Root' })<{ ownerState: LinkProps }>({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: vars.primary.text,
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  '&:focus-visible': focusRing,
  ...onHover({ textDecoration: 'underline', textUnderlineOffset: 3 }),
  variants: [
    { props: { tone: 'neutral' }, style: { color: vars.text.secondary } },
    { props: { tone: 'inherit' }, style: { color: 'inherit', fontWeight: 'inherit' } },
  ],
});

interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /**
   * neutral: for use beside a title. inherit: takes all text styles from its parent.
   * @default primary
   */
  tone?: 'primary' | 'neutral' | 'inherit';
  /** Stored in the history entry of the new page. */
  state?: unknown;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLink: LinkProps;
  }
}

export function Link(given: LinkProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLink' });
  const { href, tone = 'primary', state, className, ...rest } = props;
  const { component, ...address } = anchor(href, state);
  return (
    <LinkRoot
      {...rest}
      as={component}
      {...address}
      className={withClass(linkClasses.root, className)}
      ownerState={{ ...props, tone }}
    />
  );
}
