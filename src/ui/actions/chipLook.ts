import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { media } from '../styles/media';
import { fingerTarget, focusRing, forcedEdge } from '../styles/styleParts';

/** Styles shared by filter chips and chip links; a link may be the current page. */
export const chipLook = {
  ...fingerTarget,
  ...forcedEdge,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  height: 38,
  padding: '0 14px',
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
  color: vars.text.secondary,
  font: 'inherit',
  fontSize: textSize.name,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${duration.base}`,
  '&:focus-visible': focusRing,
  '&:disabled': { color: vars.text.muted, cursor: 'not-allowed' },
  [media.phone]: { height: 36, padding: '0 11px', fontSize: textSize.meta },
} as const;

/** Hover style of a chip that is not selected. */
export const hoveredChip = { backgroundColor: vars.surface.overlay, color: vars.text.primary } as const;

export const selectedChip = {
  backgroundColor: vars.primary.soft,
  boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
  color: vars.primary.text,
} as const;
