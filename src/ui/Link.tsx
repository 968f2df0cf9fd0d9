import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { media } from './media';
import { focusRing } from './styleParts';

const Root = styled('a', { name: 'MarqueeLink', slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.primary.text,
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  '&[data-quiet]': { color: vars.text.secondary },
  '&[data-plain]': { color: 'inherit', fontWeight: 'inherit' },
  '&:focus-visible': focusRing,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});

interface LinkProps {
  href: string;
  children: ReactNode;
  /** quiet: beside a title. plain: takes everything from its surroundings. */
  look?: 'primary' | 'quiet' | 'plain';
  onClick?: MouseEventHandler;
  /** Travels along in the history. */
  state?: unknown;
}

export function Link({ href, children, look = 'primary', onClick, state }: LinkProps) {
  const { component, ...address } = anchor(href, state);
  return (
    <Root
      as={component}
      {...address}
      data-quiet={look === 'quiet' || undefined}
      data-plain={look === 'plain' || undefined}
      onClick={onClick}
    >
      {children}
    </Root>
  );
}
