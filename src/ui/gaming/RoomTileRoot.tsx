import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { duration, easing } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { roomTileFeature } from './roomTileFeature';
import { favouriteClass, lastClass, lastLabelClass, roomTileClasses } from './roomTileClasses';
import { ellipsis, focusRing, lines, panel, tabular } from '../styles/styleParts';

/** Backgrounds of the tables, in turn. */
export const plates = [vars.gradient.promoA, vars.gradient.promoB, vars.gradient.promoC] as const;

const slot = roomTileClasses;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-14px)' } });

export const RoomTileRoot = styled('article', {
  name: 'MarqueeRoomTile',
  slot: 'Root',
  overridesResolver: innerSlots(roomTileClasses),
})<{ ownerState: { state: string; plate: number; size?: 'feature' | undefined } }>({
  ...panel,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  transition: `transform ${duration.base} ${easing.out}`,
  [`&:has(.${slot.enter}:focus-visible)`]: focusRing,
  [`& .${slot.table}`]: {
    position: 'relative',
    height: 164,
    overflow: 'hidden',
    color: vars.text.onArt,
    // Two lamps above the dealer.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: ['20%', '80%']
        .map((across) => `radial-gradient(circle at ${across} 12%, ${vars.art.control}, transparent 34%)`)
        // Arches of the hall behind the dealer.
        .concat(
          `radial-gradient(46% 62% at 50% 66%, transparent 97.5%, ${vars.art.control} 98.5%, transparent 99.5%)`,
        )
        .join(', '),
      backgroundSize: '100% 100%, 100% 100%, 25% 100%',
      opacity: 0.3,
    },
    // The rim of the table: the upper edge of a wide circle.
    '&::after': {
      content: '""',
      position: 'absolute',
      left: '-14%',
      right: '-14%',
      top: '66%',
      height: '150%',
      borderRadius: '50%',
      border: `4px solid ${vars.accent.main}`,
      backgroundColor: vars.art.chip,
    },
  },
  [`& .${slot.dealer}`]: {
    position: 'absolute',
    left: '50%',
    // The picture's table edge, at 86 % of its height, lies on the rim; the hands lie on the table.
    zIndex: 1,
    bottom: 'calc(34% - 17px)',
    width: 120,
    height: 120,
    transform: 'translateX(-50%)',
    filter: vars.shadow.art,
  },
  [`& .${slot.dealerPicture}`]: {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    objectPosition: 'bottom',
  },
  [`& .${slot.cards}`]: {
    position: 'absolute',
    zIndex: 1,
    left: '50%',
    bottom: 2,
    width: 72,
    height: 54,
    transform: 'translateX(-50%)',
    objectFit: 'contain',
    filter: vars.shadow.art,
  },
  [`& .${slot.label}`]: {
    position: 'absolute',
    zIndex: 1,
    top: 10,
    display: 'flex',
    alignItems: 'center',
    gap: space(1.5),
    height: 24,
    padding: '0 9px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.tag.plain,
    color: vars.text.onArt,
    fontSize: textSize.caption,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  [`& .${slot.state}`]: {
    left: 10,
    '&::before': {
      content: '""',
      width: 7,
      height: 7,
      borderRadius: vars.radius.pill,
      backgroundColor: 'currentColor',
    },
  },
  [`& .${slot.guests}`]: { ...tabular, right: 10 },
  // The last result drops onto the felt.
  [`& .${lastLabelClass}`]: {
    top: 'auto',
    right: 10,
    bottom: 10,
    zIndex: 2,
    height: 26,
    padding: '0 11px',
    boxShadow: `inset 0 0 0 1px ${vars.art.control}`,
    animation: `${drop} ${duration.base} ${easing.out}`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  [`& .${lastClass('second')}`]: { backgroundColor: vars.danger.main, color: vars.text.onDanger },
  [`& .${lastClass('even')}`]: { backgroundColor: vars.success.main, color: vars.text.onSuccess },
  [`& .${slot.ring}`]: { position: 'absolute', zIndex: 2, left: 12, bottom: 12 },
  [`& .${slot.words}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space(0.5),
    minWidth: 0,
    padding: '8px 10px 12px 14px',
  },
  [`& .${slot.name}`]: {
    ...ellipsis,
    margin: 0,
    fontSize: textSize.lead,
    lineHeight: '22px',
    fontWeight: 700,
  },
  [`& .${slot.text}`]: {
    ...lines(2),
    ...tabular,
    gridColumn: '1 / -1',
    minHeight: 36,
    margin: space(0.5, 1, 0, 0),
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
  },
  [`& .${slot.act}`]: { position: 'relative', zIndex: 2 },
  [`& .${favouriteClass}[aria-pressed=true]`]: { color: vars.danger.main },
  [`& .${slot.past}`]: { gridColumn: '1 / -1', marginTop: space(2.5), marginRight: space(1) },
  [`& .${slot.enter}`]: {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    outline: 'none',
    outlineOffset: -3,
  },
  [`& .${slot.enterLabel}`]: {
    position: 'absolute',
    top: 54,
    left: '50%',
    display: 'flex',
    alignItems: 'center',
    height: 40,
    padding: '0 22px',
    transform: 'translateX(-50%)',
    borderRadius: vars.radius.sm,
    background: vars.gradient.accent,
    color: vars.text.onAccent,
    font: 'inherit',
    fontSize: textSize.body,
    fontWeight: 700,
    whiteSpace: 'nowrap',
    opacity: 0,
    transition: `opacity ${duration.base} ${easing.out}`,
  },
  [`& .${slot.enter}:focus-visible .${slot.enterLabel}`]: { opacity: 1 },
  [`& .${slot.back}`]: {
    position: 'absolute',
    zIndex: 2,
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space(1),
    backgroundColor: vars.scrim,
    color: vars.text.onArt,
    fontWeight: 700,
  },
  [media.hover]: {
    '&:hover': { transform: 'translateY(-2px)' },
    [`&:hover .${slot.enterLabel}`]: { opacity: 1 },
  },
  [media.phone]: {
    gridTemplateColumns: '124px minmax(0, 1fr)',
    [`& .${slot.table}`]: { height: 'auto', minHeight: 112 },
    [`& .${slot.dealer}`]: { width: 80, height: 80, bottom: 'calc(34% - 11px)' },
    [`& .${slot.cards}`]: { width: 54, height: 44 },
    [`& .${slot.label}`]: { top: 6, height: 20, padding: '0 6px', fontSize: textSize.mark },
    [`& .${lastLabelClass}`]: { top: 'auto', right: 6, bottom: 6 },
    [`& .${slot.state}`]: { left: 6 },
    [`& .${slot.guests}`]: { display: 'none' },
    [`& .${slot.ring}`]: { left: 6, bottom: 6 },
    [`& .${slot.words}`]: { padding: '4px 4px 10px 12px' },
    [`& .${slot.name}`]: { fontSize: textSize.body },
    [`& .${slot.text}`]: { minHeight: 18 },
    [`& .${slot.past}`]: { marginTop: space(1.5), marginRight: space(2) },
    [`& .${slot.enterLabel}`]: { display: 'none' },
  },
  variants: [
    ...plates.map((background, plate) => ({
      props: { plate },
      style: { [`& .${slot.table}`]: { background } },
    })),
    { props: { size: 'feature' }, style: roomTileFeature },
    { props: { state: 'closed' }, style: { [`& .${slot.table}`]: { filter: 'grayscale(1)' } } },
    { props: { state: 'full' }, style: { [`& .${slot.dealer}`]: { filter: 'grayscale(1)' } } },
  ],
});
