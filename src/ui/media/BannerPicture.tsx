import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { media } from '../styles/media';
import { Picture } from './Picture';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const bannerPictureClasses = slotClasses('MarqueeBannerPicture', ['root', 'picture']);

const Root = styled('div', {
  name: 'MarqueeBannerPicture',
  slot: 'Root',
  overridesResolver: innerSlots(bannerPictureClasses),
})<{ ownerState: BannerPictureProps }>({
  height: layout.banner,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  backgroundColor: vars.surface.selected,
  boxShadow: vars.shadow.mid,
  [`& .${bannerPictureClasses.picture}`]: {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  [`& > :focus-visible .${bannerPictureClasses.picture}`]: {
    ...focusRing,
    outlineOffset: -3,
    borderRadius: vars.radius.xl,
  },
  [media.tabletDown]: { height: layout.bannerTablet },
  [media.phone]: { height: layout.bannerPhone, borderRadius: vars.radius.lg },
});

interface BannerPictureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  sources: readonly string[];
  /** The text in the picture; the whole banner is one picture. */
  alt: string;
  href?: string;
  eager?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeBannerPicture: BannerPictureProps;
  }
}

/** A banner that the operator supplies as a finished picture. */
export function BannerPicture(given: BannerPictureProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeBannerPicture' });
  const { sources, alt, href, eager, className, ...rest } = props;
  const picture = (
    <Picture
      className={bannerPictureClasses.picture}
      sources={sources}
      alt={alt}
      width={layout.container}
      height={layout.banner}
      eager={eager}
    />
  );
  const root = { ...rest, className: withClass(bannerPictureClasses.root, className), ownerState: props };
  if (href === undefined) return <Root {...root}>{picture}</Root>;
  const { component: Part, ...address } = anchor(href);
  return (
    <Root {...root}>
      <Part {...address}>{picture}</Part>
    </Root>
  );
}
