import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';

/** Dealers, tables and what is said below them, as they stand and while they are awaited. */
export const LiveRoomsRoot = styled('section')({
  minWidth: 0,
  '& .models': { marginBottom: 24 },
  '& .count': { color: vars.text.muted, fontSize: 14 },
  '& .more': { display: 'flex', justifyContent: 'center', marginTop: 16 },
  '& .warning': { margin: '14px 0 0', color: vars.text.muted, fontSize: 12.5, lineHeight: '18px' },
});
