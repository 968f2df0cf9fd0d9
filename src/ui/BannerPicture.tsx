import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { media } from './media';
import { Picture } from './Picture';
import { focusRing } from './styleParts';

const Root = styled('div', { name: 'MarqueeBannerPicture', slot: 'Root' })({
  height: layout.banner,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  backgroundColor: vars.surface.selected,
  boxShadow: vars.shadow.mid,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& a:focus-visible img': { ...focusRing, outlineOffset: -3, borderRadius: vars.radius.xl },
  [media.tabletDown]: { height: layout.bannerTablet },
  [media.phone]: { height: layout.bannerPhone, borderRadius: vars.radius.lg },
});

interface BannerPictureProps {
  sources: readonly string[];
  /** What the picture says; the whole banner is one picture. */
  alt: string;
  href?: string;
  eager?: boolean;
}

/** A banner that the operator sends as a finished picture. */
export function BannerPicture({ sources, alt, href, eager }: BannerPictureProps) {
  const picture = (
    <Picture sources={sources} alt={alt} width={layout.container} height={layout.banner} eager={eager} />
  );
  if (href === undefined) return <Root>{picture}</Root>;
  const { component: Part, ...address } = anchor(href);
  return (
    <Root>
      <Part {...address}>{picture}</Part>
    </Root>
  );
}
