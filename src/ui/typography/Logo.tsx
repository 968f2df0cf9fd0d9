import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display, focusRing, hidden } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const logoClasses = slotClasses('MarqueeLogo', ['root', 'mark', 'name']);

const Root = styled('a', {
  name: 'MarqueeLogo',
  slot: 'Root',
  overridesResolver: innerSlots(logoClasses),
})<{ ownerState: LogoProps }>({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2.5),
  color: vars.text.primary,
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  // A wordmark keeps its proportions: the height is fixed, the width follows from the picture.
  [`& .${logoClasses.mark}`]: {
    width: 'auto',
    minWidth: 36,
    maxWidth: 160,
    height: 36,
    objectFit: 'contain',
  },
  [`& .${logoClasses.name}`]: { ...display(22, 30), whiteSpace: 'nowrap' },
  // The document has `data-logo="wordmark"` if the brand's logo contains the name; the written name is then for
  // screen readers only.
  [`[data-logo="wordmark"] & .${logoClasses.name}`]: hidden,
  '&:focus-visible': focusRing,
  [media.compact]: {
    gap: space(2),
    [`& .${logoClasses.mark}`]: { minWidth: 32, maxWidth: 112, height: 32 },
    [`& .${logoClasses.name}`]: display(16, 24),
  },
});

interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  name: string;
  /** Address of the brand's mark or wordmark. */
  mark: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLogo: LogoProps;
  }
}

/** The brand's logo and name as a link to the home page. */
export function Logo(given: LogoProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLogo' });
  const { name, mark, className, ...rest } = props;
  const { component, ...address } = anchor('/');
  return (
    <Root
      title={name}
      {...rest}
      as={component}
      {...address}
      className={withClass(logoClasses.root, className)}
      ownerState={props}
    >
      <img className={logoClasses.mark} src={mark} alt="" width={36} height={36} />
      <b className={logoClasses.name}>{name}</b>
    </Root>
  );
}
