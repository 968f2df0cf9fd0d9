import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';

/** Reserves the height of the notice bar, to avoid a layout shift. */
export const NoticeBarSkeleton = styled('div')({
  height: 44,
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  [media.phone]: { height: 38 },
});
