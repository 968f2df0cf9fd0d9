import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { vars } from '#theme/vars';

/** Styles of a tab, without its size. */
export const tabLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2.5),
  border: 0,
  background: 'none',
  color: vars.text.secondary,
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${duration.base}, color ${duration.base}`,
  '&:hover': { color: vars.text.primary },
} as const;
