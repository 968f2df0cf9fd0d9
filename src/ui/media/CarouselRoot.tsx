import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';

export const carouselClasses = slotClasses('MarqueeCarousel', [
  'root',
  'frame',
  'list',
  'slide',
  'controls',
  'bullets',
  'bullet',
  'arrows',
]);

const slot = carouselClasses;

/** The frame of a carousel; on phones, see `everyHero` of `theme/layouts`. It renders before Swiper has loaded, and stays the same if Swiper fails to load. */
export const CarouselRoot = styled('section', {
  name: 'MarqueeCarousel',
  slot: 'Root',
  overridesResolver: innerSlots(carouselClasses),
})<{ ownerState: { loops: boolean } }>({
  position: 'relative',
  // Contains the frame's negative margins, so that the controls are positioned from the banner's own edge.
  display: 'flow-root',
  // Keeps the picture and its shadow below the content that follows.
  isolation: 'isolate',
  [`& .${slot.frame}`]: {
    // The picture may overflow the banner by 24 px at the top and bottom, and its shadow further; the sides are
    // clipped.
    margin: space(-6, 0, -12),
    padding: '24px 0 48px',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
  [`& .${slot.list}`]: { display: 'flex', gap: layout.bannerGap },
  [`& .swiper-initialized > .${slot.list}`]: { gap: 0 },
  [`& .${slot.slide}`]: { flex: 'none', width: '100%', scrollSnapAlign: 'start' },
  [`& .${slot.controls}`]: {
    position: 'absolute',
    left: 52,
    bottom: 17,
    zIndex: 4,
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
  },
  // 24 px between centres, for touch (WCAG 2.5.8).
  [`& .${slot.bullets}`]: { display: 'flex', gap: space(4) },
  [`& .${slot.bullet}`]: {
    position: 'relative',
    width: 8,
    height: 8,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.art.quiet,
    cursor: 'pointer',
    transition: `width ${duration.base}`,
    '&::after': { content: '""', position: 'absolute', inset: -8 },
    '&[aria-current]': { width: 30, backgroundColor: vars.art.control },
    '&:focus-visible': focusRing,
  },
  [`& .${slot.arrows}`]: { display: 'flex', gap: space(1.5) },
  variants: [{ props: { loops: true }, style: { [`& .${slot.frame}`]: { overflow: 'hidden' } } }],
});
