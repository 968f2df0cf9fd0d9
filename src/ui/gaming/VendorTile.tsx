import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { display, focusRing } from '../styles/styleParts';
import { VendorPicture } from '../media/VendorPicture';
import { withClass } from '../styles/withClass';

/** Width and height of the sign. */
const SIGN = 56;

export const vendorTileClasses = slotClasses('MarqueeVendorTile', ['root', 'name', 'note', 'picture']);

const Root = styled('a', {
  name: 'MarqueeVendorTile',
  slot: 'Root',
  overridesResolver: innerSlots(vendorTileClasses),
})<{ ownerState: VendorTileProps }>({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 104,
  height: '100%',
  padding: 14,
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  color: vars.text.primary,
  textDecoration: 'none',
  transition: `background-color ${duration.base}, border-color ${duration.base}`,
  [`& .${vendorTileClasses.name}`]: {
    ...display(15, 20),
    overflowWrap: 'anywhere',
  },
  [`& .${vendorTileClasses.note}`]: {
    fontSize: textSize.caption,
    color: vars.text.muted,
  },
  [`& .${vendorTileClasses.picture}`]: {
    gridRow: 3,
    alignSelf: 'end',
    justifySelf: 'end',
    width: SIGN,
    height: SIGN,
    margin: space(-0.5, -1.5, -1.5, 0),
    objectFit: 'contain',
  },
  '&:hover': { backgroundColor: vars.surface.selected, borderColor: vars.accent.main },
  '&:focus-visible': focusRing,
});

export interface VendorTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  name: string;
  /** "128 trò chơi" */
  note?: string;
  /** Addresses of its picture, best first. */
  picture?: readonly string[];
  href: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeVendorTile: VendorTileProps;
  }
}

export function VendorTile(given: VendorTileProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeVendorTile' });
  const { name, note, picture, href, className, ...rest } = props;
  const { component, ...address } = anchor(href);
  return (
    <Root
      {...rest}
      as={component}
      {...address}
      className={withClass(vendorTileClasses.root, className)}
      ownerState={props}
    >
      <b className={vendorTileClasses.name}>{name}</b>
      {note && <small className={vendorTileClasses.note}>{note}</small>}
      {picture && <VendorPicture className={vendorTileClasses.picture} sources={picture} size={SIGN} />}
    </Root>
  );
}
