import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';

export const navBarClasses = slotClasses('MarqueeNavBar', [
  'root',
  'bar',
  'list',
  'item',
  'link',
  'hot',
  'opener',
  'panel',
]);

const slot = navBarClasses;
/** For the button at the end, if the current page's item is in its menu. */
export const currentClass = `${slot.opener}-current`;
const open = '[aria-expanded=true]';

/** The row wraps beyond its own height, which hides the items that do not fit without moving them. */
export const NavBarRoot = styled('nav', {
  name: 'MarqueeNavBar',
  slot: 'Root',
  overridesResolver: innerSlots(navBarClasses),
})<{ ownerState: object }>({
  position: 'relative',
  [`& .${slot.bar}`]: { display: 'flex', height: layout.nav },
  [`& .${slot.list}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    minWidth: 0,
    justifyContent: 'space-between',
    overflow: 'hidden',
    margin: space(0, -2),
    padding: 0,
    listStyle: 'none',
    // The button for the hidden items follows.
    '&:where(:not(:last-child))': { marginRight: 0 },
  },
  [`& .${slot.item}`]: {
    display: 'flex',
    alignItems: 'stretch',
    height: layout.nav,
    '&[inert]': { visibility: 'hidden' },
  },
  [`& .${slot.link}`]: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(1.5),
    padding: '0 0 0 8px',
    color: vars.text.secondary,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:only-child': { paddingRight: 8 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 8,
      bottom: 0,
      height: 3,
      borderRadius: `${vars.radius.xs} ${vars.radius.xs} 0 0`,
      backgroundColor: vars.accent.main,
      transform: 'scaleX(0)',
      transition: `transform ${duration.base}`,
    },
    '&:where(:hover, [aria-current])': { color: vars.text.primary },
    '&[aria-current]::after': { transform: 'none' },
    '&:not(:only-child)::after': { insetInlineEnd: 0 },
  },
  [`& .${slot.hot}`]: { color: vars.accent.text },
  // The underline marks the open menu; without one, the current page.
  [`& .${slot.bar}:has(${open}) .${slot.link}::after`]: { transform: 'scaleX(0)' },
  [`& .${slot.item}:has(${open}) > .${slot.link}`]: {
    color: vars.text.primary,
    '&::after': { transform: 'none' },
  },
  [`& .${slot.opener}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(1.5),
    minWidth: 24,
    padding: '0 0 0 6px',
    border: 0,
    background: 'none',
    color: vars.text.muted,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    [media.coarse]: { minWidth: 44, justifyContent: 'center', paddingLeft: 0 },
  },
  // The button for the hidden items.
  [`& :where(.${slot.bar}) > .${slot.opener}`]: {
    padding: '0 0 0 12px',
    color: vars.text.secondary,
    [`&:where(:hover, ${open}, .${currentClass})`]: { color: vars.text.primary },
  },
  // A pseudo-element, because the lobby's number of elements is budgeted (performance: budgets).
  [`& .${slot.opener}::after`]: {
    content: '""',
    width: 6,
    height: 6,
    margin: space(0, 1),
    border: 'solid',
    borderWidth: '0 1.25px 1.25px 0',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: `transform ${duration.base}`,
  },
  [`& .${slot.opener}:where(${open})::after`]: { transform: 'translateY(1px) rotate(225deg)' },
  [`& :is(.${slot.link}, .${slot.opener}):focus-visible`]: {
    ...focusRing,
    outlineOffset: -4,
    borderRadius: vars.radius.sm,
  },
  [`& .${slot.panel}`]: {
    position: 'absolute',
    zIndex: 19,
    top: '100%',
    insetInline: 0,
    padding: '24px 0 28px',
    maxHeight: `calc(100vh - ${layout.header + layout.nav}px)`,
    overflowY: 'auto',
    backgroundColor: vars.surface.base,
    borderBlock: `1px solid ${vars.line.subtle}`,
    boxShadow: vars.shadow.high,
  },
});
