import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { media } from './media';
import { focusRing } from './styleParts';

/** The row wraps below its own height: what does not fit is out of sight without having been moved. */
export const NavBarRoot = styled('nav', { name: 'MarqueeNavBar', slot: 'Root' })({
  position: 'relative',
  '& .bar': { display: 'flex', height: layout.nav },
  '& .bar > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    minWidth: 0,
    justifyContent: 'space-between',
    overflow: 'hidden',
    margin: '0 -8px',
    padding: 0,
    listStyle: 'none',
  },
  '& .bar > ul[data-over]': { marginRight: 0 },
  '& .bar li': { display: 'flex', alignItems: 'stretch', height: layout.nav },
  '& .bar li[data-over]': { visibility: 'hidden' },
  '& .bar li > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 5,
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
    '&:hover, &[aria-current]': { color: vars.text.primary },
    '&[aria-current]::after': { transform: 'none' },
    '&:not(:only-child)::after': { insetInlineEnd: 0 },
    '&[data-hot]': { color: vars.accent.text },
  },
  // The bar stands under what is open; the page one is on takes it back.
  '& .bar:has([aria-expanded=true]) li > a::after': { transform: 'scaleX(0)' },
  '& .bar li:has([aria-expanded=true]) > a': {
    color: vars.text.primary,
    '&::after': { transform: 'none' },
  },
  '& .bar button': {
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    minWidth: 24,
    padding: '0 0 0 6px',
    border: 0,
    background: 'none',
    color: vars.text.muted,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { transition: `transform ${duration.base}` },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    [media.coarse]: { minWidth: 44, justifyContent: 'center', paddingLeft: 0 },
  },
  '& .bar > button': {
    padding: '0 0 0 12px',
    color: vars.text.secondary,
    '&:hover, &[aria-expanded=true], &[data-current]': { color: vars.text.primary },
  },
  '& .bar :focus-visible': { ...focusRing, outlineOffset: -4, borderRadius: vars.radius.sm },
  '& > .panel': {
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
