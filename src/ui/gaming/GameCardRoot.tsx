import { styled } from '@mui/material/styles';
import { duration, easing } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { closedMarkClass, gameCardClasses, potClass, tagClass, veiledClass } from './gameCardClasses';
import { gameCardHeart } from './gameCardHeart';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { ellipsis, faded, focusRing, lines } from '../styles/styleParts';

const slot = gameCardClasses;
const shown = `&:is(:hover, :focus-within, .${veiledClass})`;
const pill = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  height: 40,
  borderRadius: vars.radius.sm,
  font: 'inherit',
  fontSize: textSize.body,
  fontWeight: 600,
} as const;

const dimmed = (filter: string) => ({
  [`& .${slot.picture}`]: { filter },
  [`& .${slot.name}`]: { color: vars.text.muted },
});

/** The only styled element of a game card; its inside is plain markup, so that long lists stay fast. */
export const GameCardRoot = styled('article', {
  name: 'MarqueeGameCard',
  slot: 'Root',
  overridesResolver: innerSlots(gameCardClasses),
})<{ ownerState: { state?: 'open' | 'locked' | 'maintenance' } }>({
  position: 'relative',
  [`& .${slot.cover}`]: {
    position: 'relative',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.selected,
    boxShadow: vars.shadow.mid,
    transition: `transform ${duration.base} ${easing.out}, box-shadow ${duration.base} ${easing.out}`,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.art.edge}, inset 0 1px 0 ${vars.art.shine}`,
      pointerEvents: 'none',
    },
    // Blurred colours until the cover has loaded. A pseudo-element, because a page has hundreds of cards.
    '&::before': {
      content: '""',
      position: 'absolute',
      // Its colours would show at the edge of the cover.
      inset: 1,
      borderRadius: 'inherit',
      background: `radial-gradient(circle at 28% 30%, ${faded(vars.accent.main, 50)}, transparent 52%), radial-gradient(circle at 70% 82%, ${faded(vars.primary.main, 80)}, transparent 58%), ${vars.gradient.hero}`,
    },
    // A long press opens the game's details, not the browser's menu.
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&:active': { transform: 'scale(.98)', transitionDuration: duration.fast },
    [`&:has(.${slot.play}:focus-visible)`]: focusRing,
  },
  [`& .${slot.picture}`]: {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `filter ${duration.base}, transform ${duration.base} ${easing.out}`,
    '&:not([src])': { visibility: 'hidden' },
  },
  [`& .${slot.tag}`]: {
    position: 'absolute',
    top: 8,
    left: 8,
    height: 20,
    padding: '0 8px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.tag.plain,
    color: vars.text.onArt,
    fontSize: textSize.tiny,
    lineHeight: '20px',
    fontWeight: 600,
    [media.phone]: { top: 6, left: 6, padding: '0 6px', fontSize: textSize.mark },
  },
  [`& .${tagClass('jackpot')}`]: { background: vars.gradient.accent, color: vars.text.onAccent },
  [`& .${tagClass('hot')}`]: { backgroundColor: vars.tag.hot },
  [`& .${tagClass('new')}`]: { backgroundColor: vars.tag.fresh },
  [`& .${slot.play}`]: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    padding: '0 16px',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    outline: 'none',
    outlineOffset: -3,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: vars.gradient.veil,
      opacity: 0,
      transition: `opacity ${duration.base} ${easing.out}`,
    },
  },
  [`& .${slot.playLabel}`]: {
    ...pill,
    position: 'relative',
    flex: 1,
    background: vars.gradient.accent,
    color: vars.text.onAccent,
    opacity: 0,
    transition: `opacity ${duration.base} ${easing.out}`,
    // A pseudo-element instead of an element, because a lobby page has hundreds of cards.
    '&::before': {
      content: '""',
      width: 11,
      height: 13,
      backgroundColor: 'currentColor',
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
  },
  // Makes room for the trial button below.
  [`& :where(.${slot.play}:has(+ .${slot.try})) .${slot.playLabel}`]: { transform: 'translateY(-25px)' },
  [`& .${slot.try}`]: {
    ...pill,
    position: 'absolute',
    left: 16,
    right: 16,
    top: 'calc(50% + 5px)',
    border: 0,
    padding: 0,
    background: 'none',
    boxShadow: `inset 0 0 0 1.5px ${vars.art.control}`,
    color: vars.text.onArt,
    cursor: 'pointer',
    opacity: 0,
    transition: `opacity ${duration.base} ${easing.out}`,
    '&:focus-visible': { ...focusRing, outlineOffset: 1 },
  },
  [`& .${slot.detail}`]: {
    position: 'absolute',
    top: 6,
    right: 6,
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.art.chip,
    color: vars.text.onArt,
    fontFamily: 'inherit',
    fontSize: textSize.lead,
    fontWeight: 700,
    cursor: 'pointer',
    opacity: 0,
    transition: `opacity ${duration.base} ${easing.out}`,
    '&::after': { content: '"i"' },
    '&:focus-visible': { ...focusRing, outlineOffset: 1 },
  },
  [`${media.hover}`]: {
    [shown]: {
      [`& .${slot.play}::before`]: { opacity: 1 },
      [`& :is(.${slot.playLabel}, .${slot.try}, .${slot.detail})`]: { opacity: 1 },
    },
  },
  // Touch screens have no hover layer: a tap on the cover plays.
  '@media (hover: none)': { [`& :is(.${slot.try}, .${slot.detail})`]: { display: 'none' } },
  [`& .${slot.closed}`]: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    margin: 0,
    padding: 12,
    background: vars.gradient.veil,
    color: vars.text.onArt,
    fontSize: textSize.meta,
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'center',
  },
  [`& .${closedMarkClass}`]: { marginBottom: space(2) },
  [`& button.${slot.closed}`]: {
    width: '100%',
    border: 0,
    fontFamily: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [`& .${slot.name}`]: {
    ...ellipsis,
    display: 'block',
    marginTop: space(2.5),
    fontSize: textSize.name,
    lineHeight: '18px',
    fontWeight: 600,
    // A third of a phone's width is too narrow for most names. All names reserve two lines, so that the vendors of a
    // row align.
    [media.phone]: { ...lines(2), minHeight: 36, overflowWrap: 'anywhere' },
  },
  [`& .${slot.vendor}`]: {
    ...ellipsis,
    display: 'block',
    marginTop: space(0.5),
    fontSize: textSize.caption,
    lineHeight: '16px',
    color: vars.text.muted,
  },
  [`& .${potClass}`]: {
    color: vars.accent.text,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // A sum that is cut off would be another sum.
    [media.belowDesktop]: { fontSize: textSize.tiny, letterSpacing: '-0.03em' },
    [media.phone]: { fontSize: textSize.mark },
  },
  [`& .${slot.vendor}:where(:has(+ .${slot.heart}))`]: { paddingRight: 30 },
  ...gameCardHeart,
  variants: [
    {
      props: { state: 'open' },
      style: {
        [media.hover]: {
          [shown]: {
            [`& .${slot.cover}`]: {
              transform: 'translateY(-4px)',
              boxShadow: `0 0 0 2px ${vars.accent.main}, ${vars.shadow.mid}`,
            },
            [`& .${slot.picture}`]: { filter: 'blur(3px) saturate(1.1)', transform: 'scale(1.06)' },
          },
        },
      },
    },
    { props: { state: 'maintenance' }, style: dimmed('grayscale(1) brightness(.75)') },
    { props: { state: 'locked' }, style: dimmed('saturate(.25) brightness(.8)') },
  ],
});
