import { styled } from '@mui/material/styles';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { display, ellipsis, focusRing } from './styleParts';
import { VendorPicture } from './VendorPicture';

const Root = styled('a', { name: 'MarqueeVendorTile', slot: 'Root' })({
  position: 'relative',
  display: 'block',
  height: 104,
  padding: 14,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  color: vars.text.primary,
  textDecoration: 'none',
  transition: `background-color ${duration.base}, border-color ${duration.base}`,
  '& b': { ...display(15, 20), ...ellipsis, position: 'relative', zIndex: 1, display: 'block' },
  '& small': { position: 'relative', zIndex: 1, fontSize: 12, color: vars.text.muted },
  '& img': {
    position: 'absolute',
    right: -8,
    bottom: -10,
    width: 76,
    height: 76,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  '&:hover': { backgroundColor: vars.surface.selected, borderColor: vars.accent.main },
  '&:focus-visible': focusRing,
});

export interface VendorTileProps {
  name: string;
  /** "128 trò chơi" */
  note?: string;
  /** Addresses of its picture, best first. */
  picture?: readonly string[];
  href: string;
}

export function VendorTile({ name, note, picture, href }: VendorTileProps) {
  const { component, ...address } = anchor(href);
  return (
    <Root as={component} {...address}>
      <b>{name}</b>
      {note && <small>{note}</small>}
      {picture && <VendorPicture sources={picture} size={76} />}
    </Root>
  );
}
